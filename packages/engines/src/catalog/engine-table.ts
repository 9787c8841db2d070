import type { EngineCapabilities } from '@clipwright/core/engine';
import type { ModelId } from '@clipwright/core/models';
import type { EngineSite } from '../kind.js';

/** A place of an engine as declared; `url` is null for an embedded one and for a vendor's. */
export interface DeclaredReplica {
  readonly name: string;
  readonly url: string | null;
  /** Videos that it makes at a time, over all workers. */
  readonly slots: number;
}

/** An engine as far as requests and routes have to know it. */
export interface EngineEntry {
  readonly name: string;
  readonly kind: string;
  readonly site: EngineSite;
  readonly capabilities: EngineCapabilities;
  readonly replicas: readonly DeclaredReplica[];
}

/** Which engines make a model's videos: the first, and the others in the order in which they step in. */
export interface ModelRoute {
  readonly engines: readonly [string, ...string[]];
  /** By the engine's name; plain JSON. */
  readonly parameters: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Engines by their names, and which model goes where. */
export interface EngineTable {
  readonly engines: ReadonlyMap<string, EngineEntry>;
  readonly routes: Readonly<Record<ModelId, ModelRoute>>;
}
