import type { EngineCapabilities, VideoEngine } from '@clipwright/core/engine';
import type { z } from 'zod';
import type { DeclaredReplica, EngineEntry } from '../catalog/engine-table.js';
import type { EngineSite } from '../kind.js';
import type { EngineWire } from './engine-wire.js';

/** An engine that a maker of videos is given: what it can do, where it runs, and how it is made. */
export interface InstalledEngine extends EngineEntry {
  create(wire: EngineWire): VideoEngine;
}

/** A server that does an engine's work; so many videos at a time, if not as many as the engine says. */
export interface ReplicaOptions {
  readonly url: string;
  readonly name?: string;
  readonly slots?: number;
}

/** What is said of any engine, beside its own options. */
export interface PlaceOptions {
  /** What the engine is called; its kind, if nothing else is said. */
  readonly name?: string;
  /** The servers that it runs on. None for one that is embedded, or a vendor's. */
  readonly replicas?: readonly ReplicaOptions[];
}

interface Installing<Options, Settings> {
  readonly kind: string;
  readonly site: EngineSite;
  readonly schema: z.ZodType<Settings, Options>;
  readonly capabilities: (settings: Settings) => EngineCapabilities;
  readonly create: (name: string, settings: Settings, wire: EngineWire) => VideoEngine;
}

/** How an engine of a kind is installed. `create` makes one from settings that were parsed already. */
export interface Installable<Options, Settings> {
  (options: Options & PlaceOptions): InstalledEngine;
  readonly create: Installing<Options, Settings>['create'];
}

/** @throws TypeError for options that the engine does not take */
export function installable<Options, Settings>({
  kind,
  site,
  schema,
  capabilities: abilitiesOf,
  create,
}: Installing<Options, Settings>): Installable<Options, Settings> {
  const install = ({ name = kind, replicas, ...options }: Options & PlaceOptions): InstalledEngine => {
    const parsed = schema.safeParse(options);
    if (!parsed.success) throw new TypeError(problemOf(kind, parsed.error));
    const capabilities = abilitiesOf(parsed.data);
    const places = site === 'replicas' ? (replicas ?? []) : [{ name, url: null }];
    if (places.length === 0) throw new TypeError(`${kind} takes replicas: [{ url }], one at least.`);
    return {
      name,
      kind,
      site,
      capabilities,
      replicas: places.map((place, index) => declared(place, index, capabilities.parallelSlots)),
      create: (wire) => create(name, parsed.data, wire),
    };
  };
  return Object.assign(install, { create });
}

const declared = (
  { name, url, slots }: { name?: string; url: string | null; slots?: number },
  index: number,
  usualSlots: number,
): DeclaredReplica => ({ name: name ?? `replica-${index + 1}`, url, slots: slots ?? usualSlots });

function problemOf(kind: string, { issues: [issue] }: z.ZodError): string {
  const field = issue?.path.join('.') ?? '';
  return `${kind} can not be used: ${[field, issue?.message].filter(Boolean).join(': ')}.`;
}
