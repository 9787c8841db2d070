import type { EngineRequest, Operation, VideoEngine } from '@clipwright/core/engine';
import type { PlaceValues } from '@clipwright/core/fields';
import type { ModelId } from '@clipwright/core/models';
import type { VideoMode } from '@clipwright/core/videos';
import type { EngineSite } from '../kind.js';
import type { DeclaredReplica } from './engine-table.js';

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

/** The names of a place. */
export const nameOf = ({ engine, replica }: EnginePlace): PlaceName => ({
  engine: engine.name,
  replica: replica.name,
});

/** What decides where a video may be made. */
export interface VideoNeeds extends PlaceValues {
  readonly mode: VideoMode;
  readonly operation: Operation | null;
  /** Where an earlier attempt was; null before the first. */
  readonly engine: string | null;
  readonly replica: string | null;
  readonly fallback: boolean;
}

/** A place as a video's row keeps it. */
export interface VideoPlace extends PlaceName {
  readonly engineKind: string;
  readonly fallback: boolean;
}
