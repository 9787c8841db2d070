import type { ModelId } from '@clipwright/core/models';
import type { EngineEntry, ModelRoute } from '@clipwright/engines/catalog';

/** An engine as declared, read and checked. */
export interface DeclaredEngine extends EngineEntry {
  /** As parsed by the kind's own schema. */
  readonly settings: unknown;
}

/** The engines of this server, and which model goes where. */
export class EnginesConfig {
  /** By name; `sketch` is always there. */
  readonly engines!: ReadonlyMap<string, DeclaredEngine>;
  readonly routes!: Readonly<Record<ModelId, ModelRoute>>;
}
