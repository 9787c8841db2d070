import type { Readable } from 'node:stream';
import type { Operation } from '@clipwright/core/engine';
import type { PlaceName } from '../catalog/engine-place.js';
import type { Choice } from './choose-place.js';
import type { AttemptEnding, Held } from './video.js';

/** What an attempt began whose video had ended by then. */
export interface LateOperation extends PlaceName {
  readonly videoId: string;
  readonly attempt: number;
  readonly operation: Operation;
}

/**
 * Where attempts are kept. Every write names its attempt, and answers false when the video has ended or
 * another attempt holds it.
 */
export interface AttemptStore {
  /** How far it has come, 0 to 1. */
  saveProgress(id: string, attempt: number, fraction: number): Promise<boolean>;
  saveOperation(id: string, attempt: number, operation: Operation): Promise<boolean>;
  /** Whether the video is there and has not ended. */
  goesOn(id: string): Promise<boolean>;
  /** Keeps what has begun too late to be saved, so that it can be cleared away. */
  learnLate(late: LateOperation): Promise<void>;
  settle(id: string, ending: AttemptEnding): Promise<boolean>;
  /** Removes what is left of a video that has ended without a file. */
  clear(id: string): Promise<void>;
  /** Whether the store could not be reached: the same write may succeed soon. */
  isAway(error: unknown): boolean;
}

/** Where a video that asks for a place was refused already, and what was found well a moment ago. */
export interface PlaceQuestion {
  readonly tried: readonly PlaceName[];
  readonly healthy: readonly PlaceName[];
}

/** Another place for an attempt; ended: the video is no longer its own. */
export type Move = Choice | { readonly kind: 'ended' };

/** The places of attempts: each holds a slot of one, over all workers. */
export interface AttemptPlaces<Video> {
  /** Gives an attempt that holds no place another one: choice, slot and row are one step. */
  move(video: Video, question: PlaceQuestion): Promise<Move>;
  /** Gives up an attempt's place, with whatever was saved of an operation there. */
  leave(held: Held): Promise<void>;
}

/** What is known of replicas, beside their slots. */
export interface ReplicaRows {
  /** Sets it aside, for longer each time. `now` null: the store's own clock. */
  fail(place: PlaceName, failure: string, now: Date | null): Promise<void>;
  restore(place: PlaceName): Promise<void>;
}

/** Where finished files are kept, under keys that we made. */
export interface VideoStorage {
  /** Resolves if a file could be written now. */
  checkWritable(): Promise<void>;
  /** Moves a local file in. It is there whole, or not at all. */
  put(key: string, localFile: string): Promise<void>;
  readAll(key: string): Promise<Uint8Array>;
  /** Null where it isn't there. */
  stat(key: string): Promise<{ readonly sizeBytes: number } | null>;
  /** From one byte to another, both included. */
  read(key: string, range: { readonly start: number; readonly end: number }): Readable;
  /** One that isn't there is fine. */
  remove(key: string): Promise<void>;
}

/** Room for what is made. */
export interface VideoRoom<Video> {
  /** Before an engine begins. @throws OutOfSpaceError when there are not so many bytes left */
  require(bytes: number): Promise<void>;
  /** Of a file that was made, whatever was reckoned. @throws OutOfSpaceError */
  ensure(video: Video, bytes: number): Promise<void>;
}

/** A step of an attempt: by names, numbers and codes, and by nothing that was asked for. */
export interface FlowStep {
  readonly name: 'read images' | 'generate' | 'probe' | 'store';
  readonly facts?: Readonly<Record<string, string | number | boolean>>;
}

/** Whoever wants to know how long the steps of an attempt take, and where one fails. */
export interface FlowWatch {
  /** Runs the work, and does nothing to it. */
  step<Result>(step: FlowStep, work: () => Promise<Result>): Promise<Result>;
}

export const UNWATCHED: FlowWatch = { step: async (_, work) => await work() };

/** For whoever runs the program. */
export interface FlowLog {
  info(text: string, facts?: Readonly<Record<string, unknown>>): void;
  warn(text: string, facts?: Readonly<Record<string, unknown>>): void;
  error(text: string, facts?: Readonly<Record<string, unknown>>): void;
}
