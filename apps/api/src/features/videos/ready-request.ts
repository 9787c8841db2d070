import type { VideoRequest } from '@clipwright/core/videos';
import type { GivenImage } from './given-image.js';

/**
 * A request that engines of this server can make, its images beside it, and what it is known by where it came
 * with an Idempotency-Key.
 */
export interface ReadyRequest {
  readonly request: VideoRequest;
  readonly image: GivenImage | null;
  readonly fingerprint: Buffer | null;
}
