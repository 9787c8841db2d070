import type { VideoEngine } from '@clipwright/core/engine';
import { MODEL_IDS, type ModelId } from '@clipwright/core/models';
import { EngineCatalog } from '../catalog/engine-catalog.js';
import { EngineRouting } from '../catalog/engine-routing.js';
import type { EngineTable, ModelRoute } from '../catalog/engine-table.js';
import type { EngineWire } from './engine-wire.js';
import type { InstalledEngine } from './installed-engine.js';

/** Which engines make a model's videos: the first, and those that step in, in their order. */
export interface ModelOptions {
  readonly engine: string;
  readonly fallbacks?: readonly string[];
  /** By the engine's name. */
  readonly parameters?: ModelRoute['parameters'];
}

export type ModelsOptions = Readonly<Partial<Record<ModelId, ModelOptions>>>;

/** The engines of a maker: what they make, and where it is made. */
export interface EngineShelf {
  readonly catalog: EngineCatalog;
  readonly routing: EngineRouting;
}

/**
 * A model that nothing is said of goes to all engines, in the order in which they are given.
 * @throws TypeError for a name that no engine has, or two have
 */
export function engineShelf(
  installed: readonly InstalledEngine[],
  models: ModelsOptions,
  wire: EngineWire,
): EngineShelf {
  const table = { engines: byName(installed), routes: routesOf(installed, models) };
  const engines = new Map<string, VideoEngine>(installed.map((one) => [one.name, one.create(wire)]));
  const catalog = new EngineCatalog(table);
  return { catalog, routing: new EngineRouting(table, catalog, { engine: (name) => engines.get(name) }) };
}

function byName(installed: readonly InstalledEngine[]): ReadonlyMap<string, InstalledEngine> {
  const engines = new Map(installed.map((engine) => [engine.name, engine]));
  if (engines.size < installed.length) throw new TypeError('Two engines have one name: give one a `name`.');
  return engines;
}

function routesOf(installed: readonly InstalledEngine[], models: ModelsOptions): EngineTable['routes'] {
  const names = installed.map(({ name }) => name);
  const [first, ...others] = names;
  if (first === undefined) throw new TypeError('A maker takes engines: one at least.');
  const routes = MODEL_IDS.map((id): [ModelId, ModelRoute] => {
    const { engine, fallbacks = [], parameters = {} } = models[id] ?? { engine: first, fallbacks: others };
    const unknown = [engine, ...fallbacks].find((name) => !names.includes(name));
    if (unknown !== undefined)
      throw new TypeError(`models.${id} names the engine ${unknown}; there are ${names.join(', ')}.`);
    return [id, { engines: [engine, ...fallbacks], parameters }];
  });
  return Object.fromEntries(routes) as Record<ModelId, ModelRoute>;
}
