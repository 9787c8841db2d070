import { createHash, randomBytes, randomInt } from 'node:crypto';
import { InvalidRequestError } from '@clipwright/core/errors';
import { keptOf } from '@clipwright/core/fields';
import { createVideoId } from '@clipwright/core/keys';
import {
  parseImageToVideo,
  parseTextToVideo,
  requestText,
  type VideoMode,
  type VideoRequest,
} from '@clipwright/core/videos';
import type { EngineCatalog } from '../catalog/engine-catalog.js';
import { cataloguesOf, readAs } from '../catalog/read-as.js';
import { orderOf } from '../flow/order-of.js';
import type { OrderedVideo } from '../flow/video.js';

const SEEDS = 2 ** 32;

/**
 * An image to begin with, as engines take it: upright, opaque, sRGB, and from somebody that you trust: it is
 * handed on as it is. Sides in pixels.
 */
export interface PreparedImage {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly format: 'jpeg' | 'png';
}

/** A request as read, and what it is known by. */
export interface ReadyOrder {
  readonly order: OrderedVideo;
  readonly fingerprint: string;
}

/** Reads requests as a server reads their bodies, for the engines that there are. */
export class MakerRequests {
  private readonly catalogues;

  constructor(private readonly catalog: EngineCatalog) {
    this.catalogues = { text: cataloguesOf(catalog, 'text'), image: cataloguesOf(catalog, 'image') };
  }

  /** @throws InvalidRequestError */
  read(body: unknown, image: PreparedImage | null): ReadyOrder {
    const request = this.parsed(body, image === null ? 'text' : 'image');
    const ratios = this.catalog.ratiosFor({ ...keptOf(request), mode: request.mode });
    const facts = { id: createVideoId(randomBytes), seed: randomInt(SEEDS), image, ratios };
    return { order: orderOf(request, facts), fingerprint: fingerprintOf(request, image) };
  }

  private parsed(body: unknown, mode: VideoMode): VideoRequest {
    const parsed = readAs(mode, this.catalogues[mode], (catalogue) =>
      mode === 'text'
        ? parseTextToVideo(body, catalogue)
        : parseImageToVideo(body, { catalogue, uploadedImage: true }),
    );
    if (!parsed.ok) throw parsed.error;
    refuseAddresses(parsed.value);
    return parsed.value;
  }
}

/** A maker fetches nothing: the image that it takes is given beside the request. */
function refuseAddresses({ lastImageUrl, referenceImageUrls }: VideoRequest): void {
  const addresses = { last_image_url: lastImageUrl, reference_image_urls: referenceImageUrls };
  const [param] = Object.entries(addresses).find(([, given]) => given !== null) ?? [];
  if (param === undefined) return;
  const message = `${param} must be absent: a maker fetches nothing, and takes one image.`;
  throw new InvalidRequestError({ message, param });
}

function fingerprintOf(request: VideoRequest, image: PreparedImage | null): string {
  const hash = createHash('sha256').update(requestText(request));
  return (image === null ? hash : hash.update('\0').update(image.bytes)).digest('hex');
}
