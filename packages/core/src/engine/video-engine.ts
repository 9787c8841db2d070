import type { EngineValues } from '../fields/field-values.js';
import type { AspectRatio, EngineChoices, Resolution } from '../models/video-model.js';
import type { VideoMode } from '../videos/video-status.js';
import type { Operation } from './operation.js';

/**
 * What makes the pixels. Three methods, no base class, no optional members; differences between engines are
 * data.
 */
export interface VideoEngine {
  readonly name: string;
  readonly capabilities: EngineCapabilities;
  /** Makes one video. Rejects with an EngineError, or with the signal's reason once that is aborted. */
  generate(request: EngineRequest, run: EngineRun): Promise<GeneratedVideo>;
  /** Looks whether a replica could work now. Answers unhealthy rather than rejecting. */
  health(replica: EngineReplica, signal: AbortSignal): Promise<EngineHealth>;
  /**
   * Stops what a video that has ended has begun, where the server allows that, and removes it there once it
   * has ended. Asked again until nothing is left. Rejects when the server can't be asked.
   */
  clear(left: LeftWork, signal: AbortSignal): Promise<LeftState>;
}

/** What an engine can do; the catalogue is narrowed to it. */
export interface EngineCapabilities {
  readonly modes: readonly VideoMode[];
  readonly durationsSeconds: { readonly min: number; readonly max: number };
  readonly resolutions: readonly Resolution[];
  readonly aspectRatios: readonly AspectRatio[];
  readonly audio: boolean;
  /** What it makes beside the usual of the fields that only some engines can; nothing, where it is left out. */
  readonly choices?: EngineChoices;
  /** Videos that one replica makes at a time. */
  readonly parallelSlots: number;
  /**
   * Whether starting the same video twice is harmless; where it is not, a start that may have happened is
   * never repeated.
   */
  readonly idempotentStart: boolean;
}

/** One video to make. Sides in pixels; the video id is the idempotency key of a remote start. */
export interface EngineRequest extends EngineValues {
  readonly videoId: string;
  readonly mode: VideoMode;
  readonly width: number;
  readonly height: number;
  /** The image's file, judged and re-encoded, in image mode; else null. */
  readonly image: Uint8Array | null;
  /** The picture that the video is to end with, as `image` is; null where none was asked for. */
  readonly lastImage: Uint8Array | null;
  /** Pictures of what the video is to show, in their order; mostly none. */
  readonly referenceImages: readonly Uint8Array[];
  /** What the operator set for this model on this engine; plain JSON. */
  readonly params: Readonly<Record<string, unknown>>;
  /** Clipwright servers that it was asked for through; absent: none. */
  readonly hops?: number;
}

/** What the worker lends to one attempt. */
export interface EngineRun {
  readonly replica: EngineReplica;
  /**
   * Deadline, cancel or shutdown; the latter with a HandedOverError as its reason, so that remote work goes
   * on.
   */
  readonly signal: AbortSignal;
  /** What an earlier attempt of the same job saved last, or null. */
  readonly resumeFrom: Operation | null;
  /** Saves an operation for good before it resolves. */
  checkpoint(operation: Operation): Promise<void>;
  /** 0 to 1; what goes back or beyond is ignored. */
  progress(fraction: number): void;
}

/** One place where the engine runs; `url` is null for an embedded one. */
export interface EngineReplica {
  readonly name: string;
  readonly url: string | null;
}

/** What a look at a replica found. */
export interface EngineHealth {
  readonly healthy: boolean;
  /** A sentence for the operator: what is wrong, or what answered. */
  readonly detail: string | null;
}

/** The file as bytes, read once, and what the engine had to do differently. */
export interface GeneratedVideo {
  readonly stream: ReadableStream<Uint8Array>;
  readonly warnings: readonly string[];
}

/** What a video has left at a replica. */
export interface LeftWork {
  readonly videoId: string;
  readonly replica: EngineReplica;
  readonly operation: Operation;
  /** Whether its file has been fetched: then nothing is to be stopped. */
  readonly fetched: boolean;
}

/**
 * working: the replica works on it, as far as can be known. ended: it does not, and it has yet to be removed.
 * gone: nothing is left that could be removed.
 */
export type LeftState = 'working' | 'ended' | 'gone';
