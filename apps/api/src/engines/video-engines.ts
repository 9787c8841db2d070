import type { VideoEngine } from '@clipwright/core/engine';

/**
 * The engines of this process, by their declared names: what is known of them where their classes are not.
 */
export abstract class VideoEngines {
  /** Undefined for an engine that is no longer declared. */
  abstract engine(name: string): VideoEngine | undefined;
}
