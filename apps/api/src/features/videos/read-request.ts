import type { VideoMode, VideoRequest } from '@clipwright/core/videos';
import type { Sender } from '../../platform/http/sender.js';
import type { SentBody } from '../../platform/http/sent-body.js';
import type { GivenImage } from './given-image.js';

/** A request of a route: null where an image makes it one from an image. */
export interface ReadAs {
  readonly mode: VideoMode | null;
  readonly keyed: boolean;
  readonly sender: Sender;
}

/**
 * A request that engines of this server can make, its image beside it, and what it is known by where it came
 * with an Idempotency-Key.
 */
export interface ReadyRequest {
  readonly request: VideoRequest;
  readonly image: GivenImage | null;
  readonly fingerprint: Buffer | null;
}

/** Reads the body of a generation as the engines of this server can make it. */
export abstract class ReadRequest {
  /** @throws InvalidJsonError, InvalidRequestError, BodyTooLargeError */
  abstract run(body: SentBody, as: ReadAs): Promise<ReadyRequest>;
}
