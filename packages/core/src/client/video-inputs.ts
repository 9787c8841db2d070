import type { BodyField, SentBody } from '../fields/field-values.js';
import type { VideoMode, VideoStatus } from '../videos/video-status.js';
import type { WaitOptions } from './wait-for-video.js';

/**
 * The fields that both generation routes share, named as on the wire. Leave out what the server shall choose.
 */
export type VideoInput = {
  readonly [Field in Exclude<BodyField, 'prompt' | 'image_url'>]?: Exclude<SentBody[Field], null | undefined>;
};

export interface TextToVideoInput extends VideoInput {
  readonly prompt: string;
}

export interface ImageToVideoInput extends VideoInput {
  /** An https or http URL, or a data:image/...;base64, URI. */
  readonly image_url: string;
  readonly prompt?: string;
}

/** What every call takes. */
export interface CallOptions {
  /** Stops the waiting; what the server has begun goes on there. */
  readonly signal?: AbortSignal | undefined;
}

/** Why a generation has not been sent yet. */
export interface WaitNotice {
  readonly reason: 'pacing' | 'rate_limited' | 'resource_budget';
  readonly waitMs: number;
}

/** What a generation takes besides its fields. */
export interface GenerateOptions extends WaitOptions {
  /** Default: a new one from randomId. The same key never makes a second video. */
  readonly idempotencyKey?: string;
  /** Called when the call has to wait for the window, or for the account's budget, before it is sent. */
  readonly onWait?: (notice: WaitNotice) => void;
  /**
   * How long the window or a budget may hold this call back in all, ms. What would be held back for longer is
   * sent at once for the server to decide, and a 429 that asks for more rejects. Default: no bound but maxWaitMs.
   */
  readonly maxWindowWaitMs?: number;
}

/** A video by its id, or by the Idempotency-Key that it was asked for with. */
export type VideoReference = string | { readonly idempotencyKey: string };

/** Which page of which videos, named as on the wire; limit is 1 to 100. */
export interface ListVideosInput {
  readonly limit?: number;
  readonly cursor?: string | null;
  /**
   * In place of a cursor: what was settled (completed, failed, canceled, expired) since the `next_cursor` of an
   * earlier answer to settled_since, oldest first. Empty: from now on.
   */
  readonly settled_since?: string;
  readonly status?: VideoStatus;
  readonly mode?: VideoMode;
}

/** A file being read. The size is in bytes, null where the server does not tell. */
export interface Download {
  readonly stream: ReadableStream<Uint8Array>;
  readonly sizeBytes: number | null;
  readonly contentType: string | null;
}
