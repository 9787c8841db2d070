import type { EngineRequest, VideoEngine } from '@clipwright/core/engine';
import type { ModelId } from '@clipwright/core/models';
import type { EngineSite } from '@clipwright/engines/kind';
import type { DeclaredReplica } from '../config/engines-config.js';

/** One place where an engine runs. */
export interface EnginePlace {
  readonly engine: VideoEngine;
  readonly kind: string;
  readonly site: EngineSite;
  readonly replica: DeclaredReplica;
}

/** A place, and the models whose videos may be made there. */
export interface UsedPlace extends EnginePlace {
  readonly models: readonly ModelId[];
}

/** Where one attempt may go. */
export interface EngineRoute extends EnginePlace {
  readonly params: EngineRequest['params'];
}

/** A place by its names, as a row remembers it. */
export interface PlaceName {
  readonly engine: string;
  readonly replica: string;
}
