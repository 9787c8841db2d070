import type { BodyField, SentBody } from '../fields/field-values.js';
import type { AcceptedResponse, VideoStatusResponse } from '../wire/video-responses.js';
import type { VideoMode, VideoStatus } from '../videos/video-status.js';
import type { Patience } from './client-options.js';

/**
 * The fields that both generation routes share, named as on the wire. Leave out what the server shall choose.
 */
export type VideoInput = {
  readonly [Field in Exclude<BodyField, 'prompt' | 'image_url' | 'source_video_id' | 'last_image_url'>]?:
    | Exclude<SentBody[Field], null | undefined>
    | undefined;
};

export interface TextToVideoInput extends VideoInput {
  readonly prompt: string;
}

/** An image that is sent along: what `upload` of `@clipwright/core/upload` gives. */
export interface ImageUpload {
  /** The form to send: the image, and the other fields as JSON. It can be sent again. */
  toForm(fields: object): FormData;
}

interface FromImageInput extends VideoInput {
  readonly prompt?: string | undefined;
  /** What the video ends with, as image_url. Not every engine can. */
  readonly last_image_url?: string | undefined;
}

/** An image by its address, the image itself, or a finished video that is continued. */
export type ImageToVideoInput = FromImageInput &
  (
    | {
        /** An https or http URL, or a data:image/...;base64, URI. */
        readonly image_url: string;
        readonly image?: undefined;
        readonly source_video_id?: undefined;
      }
    | {
        readonly image: ImageUpload;
        readonly image_url?: undefined;
        readonly source_video_id?: undefined;
      }
    | {
        /** The id of a completed video of the same account. */
        readonly source_video_id: string;
        readonly image_url?: undefined;
        readonly image?: undefined;
      }
  );

/** What every call takes. */
export interface CallOptions {
  /** Stops the waiting, and rejects with its reason; what the server has begun goes on there. */
  readonly signal?: AbortSignal | undefined;
  /** When the whole call is given up, ms from now, whatever it is waiting for. Default: never. */
  readonly timeoutMs?: number | undefined;
  /** Sent along with every request of the call. The client's own headers win. */
  readonly headers?: Readonly<Record<string, string | undefined>> | undefined;
}

/** What a read takes. */
export interface ReadOptions extends CallOptions, Patience {}

/** How to wait for a video. Past timeoutMs, it rejects with GenerationTimeoutError. */
export interface WaitOptions extends ReadOptions {
  /** Called after every look at the status. What it throws ends the call; what it returns is not waited for. */
  readonly onProgress?: ((status: VideoStatusResponse) => unknown) | undefined;
}

/** What a generation takes besides its fields. */
export interface SubmitOptions extends ReadOptions {
  /** Default: a new one from randomId. The same key never makes a second video. */
  readonly idempotencyKey?: string | undefined;
}

/** What a generation takes that is waited for. */
export interface GenerateOptions extends SubmitOptions, WaitOptions {}

/** A video by its id, by the Idempotency-Key that it was asked for with, or as an answer that tells its id. */
export type VideoReference =
  | string
  | { readonly idempotencyKey: string }
  | Pick<AcceptedResponse, 'video_id'>;

/** What may have become a video: an error of a generation, or what it told. */
export interface LostVideo {
  readonly idempotencyKey: string | null;
  readonly videoId?: string | null;
}

/** Which videos, named as on the wire. */
export interface VideoFilter {
  readonly status?: VideoStatus | undefined;
  readonly mode?: VideoMode | undefined;
  /** How many a page has, 1 to 100. */
  readonly limit?: number | undefined;
}

/** Which page of which videos. */
export interface ListVideosInput extends VideoFilter {
  readonly cursor?: string | null | undefined;
  /**
   * In place of a cursor: what was settled (completed, failed, canceled, expired) since the `next_cursor` of an
   * earlier answer to settled_since, oldest first. Empty: from now on.
   */
  readonly settled_since?: string | undefined;
}
