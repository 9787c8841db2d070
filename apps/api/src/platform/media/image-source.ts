import { InternalError, InvalidImageError, type ClipwrightError } from '@clipwright/core/errors';
import { isDataUri, readImageDataUri } from './image-data-uri.js';
import type { ImageIntake, ImageRefusalReason, PreparedImage } from './image-intake.js';
import { IMAGE_LIMITS } from './image-limits.js';
import type { SafeFetch } from './safe-fetch.js';
import type { FetchRefusalReason } from './safe-fetch-refusal.js';

/** The one answer to every image_url that gives no image, so that nobody scans ports through us. */
export const IMAGE_URL_REFUSED =
  'The image could not be fetched from image_url. It takes a public https or http address of a JPEG, PNG or WebP of at most 10 MiB.';

/** The one answer to every uploaded file that is no image. */
export const IMAGE_UPLOAD_REFUSED =
  'The image could not be read. It takes a JPEG, PNG or WebP of at most 10 MiB, 25 megapixels and 32 to 8192 pixels a side.';

/** `error` is for the caller; `reason` and `detail` are for our log. */
export interface SourceRefusal {
  readonly ok: false;
  readonly error: ClipwrightError;
  readonly reason: FetchRefusalReason | ImageRefusalReason | 'malformed';
  readonly detail: string;
}

/** An image that is ours now, or why not. */
export type SourceRead = { readonly ok: true; readonly image: PreparedImage } | SourceRefusal;

/** Where a request's image comes from. Rejects with the signal's reason, and when the decoder can't be started. */
export interface ImageSource {
  /** An https or http address, fetched once, or a data URI. */
  fromUrl(imageUrl: string, run: { signal: AbortSignal }): Promise<SourceRead>;
  fromUpload(bytes: Uint8Array, run: { signal: AbortSignal }): Promise<SourceRead>;
}

type Refused = Omit<SourceRefusal, 'error'>;

/** Joins fetching and intake, and gives every refusal its one text. */
export function createImageSource({ safeFetch, intake }: { safeFetch: SafeFetch; intake: ImageIntake }): ImageSource {
  const bytesOf = async (imageUrl: string, run: { signal: AbortSignal }) =>
    isDataUri(imageUrl) ? readImageDataUri(imageUrl, IMAGE_LIMITS.maxBytes) : safeFetch.fetchBytes(imageUrl, run);
  return {
    fromUrl: async (imageUrl, run) => {
      const read = await bytesOf(imageUrl, run);
      const taken = read.ok ? await intake.take(read.bytes, run) : read;
      return taken.ok ? taken : answer(taken, { message: IMAGE_URL_REFUSED, param: 'image_url' });
    },
    fromUpload: async (bytes, run) => {
      const taken = await intake.take(bytes, run);
      return taken.ok ? taken : answer(taken, { message: IMAGE_UPLOAD_REFUSED, param: 'image' });
    },
  };
}

/** A full queue is ours to answer for; everything else is the image's or its address's fault. */
function answer(refused: Refused, facts: { message: string; param: string }): SourceRefusal {
  return { ...refused, error: refused.reason === 'busy' ? new InternalError() : new InvalidImageError(facts) };
}
