import type { EngineErrorReason, EngineReplica, EngineRequest, VideoEngine } from '@clipwright/core/engine';

/**
 * One engine in a world of its own, and the strings by which the suite pulls at that world. Made anew for
 * each promise.
 */
export interface EngineSubject {
  readonly engine: VideoEngine;
  /** Where the engine runs, healthy. */
  readonly replica: EngineReplica;
  /** A small text request that the engine can make. */
  readonly request: EngineRequest;
  /** A request that is still being made when it is aborted a moment after its start. */
  readonly longRequest: EngineRequest;
  /** A JPEG or PNG file, for engines that take images. */
  readonly image: Uint8Array;
  /** How many remote starts were made so far; null for an engine that starts nothing remote. */
  readonly starts: (() => number) | null;
  /**
   * For each way in which the engine can fail: breaks the world so that the next generation fails in that
   * way. At least one.
   */
  readonly breakWorld: Partial<Record<EngineErrorReason, () => void | Promise<void>>>;
  /** How long an engine may take to notice an abort, and the longest wait of any promise. Default 120000. */
  readonly patienceMs?: number;
  /** Ends the world: servers, processes, files. */
  readonly stop: () => Promise<void>;
}
