import { InvalidImageError, type ClipwrightError } from '@clipwright/core/errors';
import { CROWD_ERRORS, crowdError } from './image-crowd.js';
import { type DataUriRead, isDataUri, readImageDataUri } from './image-data-uri.js';
import type { ImageIntake, ImageRefusalReason, ImageTaken } from './image-intake.js';
import type { PreparedImage } from './prepared-image.js';
import type { ImageOwner } from './image-host.js';
import { IMAGE_LIMITS } from './image-limits.js';
import { textOfSentImage } from './image-refusal-text.js';
import type { FetchBearer, SafeFetch, FetchRefusalReason } from '@clipwright/engines/safe-fetch';

/** The one answer to every address that gives no image, so that nobody scans ports through us. */
export const IMAGE_URL_REFUSED =
  'The image could not be fetched from image_url. It takes a public https or http address of a JPEG, PNG or WebP of at most 10 MiB.';

/** `error` is for the caller; `reason` and `detail` are for our log. */
export interface SourceRefusal {
  readonly ok: false;
  readonly error: ClipwrightError;
  readonly reason: FetchRefusalReason | ImageRefusalReason | 'malformed';
  readonly detail: string;
}

/** An image that is ours now, or why not. */
export type SourceRead = { readonly ok: true; readonly image: PreparedImage } | SourceRefusal;

/**
 * Where a request's image comes from. Rejects with the signal's reason, and when the decoder can't be
 * started.
 */
export interface ImageSource {
  /** An https or http address, fetched once, or a data URI. */
  fromUrl(imageUrl: string, run: Run): Promise<SourceRead>;
  /** A data URI that was read already. */
  fromData(read: DataUriRead, run: Run): Promise<SourceRead>;
  fromUpload(bytes: Uint8Array, run: Run): Promise<SourceRead>;
}

type Run = { readonly signal: AbortSignal; readonly bearer?: FetchBearer } & ImageOwner;
type Refused = Omit<SourceRefusal, 'error'>;
type SentRefused = Extract<ImageTaken | DataUriRead, { ok: false }>;

interface SourceParts {
  readonly safeFetch: SafeFetch;
  readonly intake: ImageIntake;
  /** How many images of one owner may be under way, for what is told of it. */
  readonly mostOfOwner?: { readonly fetches: number; readonly decodes: number };
}

const EVERYBODY = { fetches: 1, decodes: 1 };

/**
 * Joins fetching and intake. What the caller sent himself is told its fault; an address gets the one text,
 * whatever was wrong.
 */
export function createImageSource({ safeFetch, intake, mostOfOwner = EVERYBODY }: SourceParts): ImageSource {
  const fromAddress = async (imageUrl: string, run: Run): Promise<SourceRead> => {
    const fetched = await safeFetch.fetchBytes(imageUrl, run);
    if (!fetched.ok) return refuseAddress(fetched, mostOfOwner.fetches);
    const taken = await intake.take(fetched.bytes, run);
    return taken.ok ? taken : refuseAddress(taken, mostOfOwner.decodes);
  };
  const fromData = async (read: DataUriRead, run: Run): Promise<SourceRead> => {
    const taken = read.ok ? await intake.take(read.bytes, run) : read;
    return taken.ok ? taken : refuseSent(taken, { param: 'image_url', most: mostOfOwner.decodes });
  };
  return {
    fromUrl: (imageUrl, run) =>
      isDataUri(imageUrl)
        ? fromData(readImageDataUri(imageUrl, IMAGE_LIMITS.maxBytes), run)
        : fromAddress(imageUrl, run),
    fromData,
    fromUpload: async (bytes, run) => {
      const taken = await intake.take(bytes, run);
      return taken.ok ? taken : refuseSent(taken, { param: 'image', most: mostOfOwner.decodes });
    },
  };
}

/** Where no turn came, the address is not to blame. */
function refuseAddress({ reason, detail }: Refused, most: number): SourceRefusal {
  const error =
    crowdError(reason, most) ?? new InvalidImageError({ message: IMAGE_URL_REFUSED, param: 'image_url' });
  return { ok: false, reason, detail, error };
}

function refuseSent(
  { reason, detail }: SentRefused,
  { param, most }: { param: 'image' | 'image_url'; most: number },
): SourceRefusal {
  if (reason === 'busy' || reason === 'owner_busy')
    return { ok: false, reason, detail, error: CROWD_ERRORS[reason](most) };
  return {
    ok: false,
    reason,
    detail,
    error: new InvalidImageError({ message: textOfSentImage(reason, detail), param }),
  };
}
