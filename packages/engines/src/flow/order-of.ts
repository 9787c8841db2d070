import { keptOf } from '@clipwright/core/fields';
import {
  type AspectRatio,
  DEFAULT_ASPECT_RATIO,
  frameSize,
  nearestAspectRatio,
} from '@clipwright/core/models';
import type { VideoRequest } from '@clipwright/core/videos';
import { imageKey, moreImageKey } from './storage-keys.js';
import type { OrderedVideo } from './video.js';

const REFERENCES = ['reference1', 'reference2', 'reference3'] as const;

/** An input image as far as the order of its video has to know it. Sides in pixels. */
export interface OrderedImage {
  readonly width: number;
  readonly height: number;
  readonly format: 'jpeg' | 'png';
}

/** The sides of a picture, in pixels. */
export type PictureShape = Pick<OrderedImage, 'width' | 'height'>;

export interface NewOrder {
  readonly id: string;
  /** For a request that asks for none. */
  readonly seed: number;
  readonly image: OrderedImage | null;
  readonly lastImage?: OrderedImage | null;
  /** Three at most. */
  readonly referenceImages?: readonly OrderedImage[];
  /** Of the video that this one continues, where it does. */
  readonly source?: PictureShape | null;
  /** The shapes that may be chosen for the image where none was asked for. */
  readonly ratios: readonly AspectRatio[];
}

/** Turns a parsed request into the order of a video: nothing is left to be decided. */
export function orderOf(request: VideoRequest, { id, seed, image, ratios, ...more }: NewOrder): OrderedVideo {
  const aspectRatio = request.aspectRatio ?? ratioOf(image ?? more.source ?? null, ratios);
  return {
    id,
    mode: request.mode,
    ...keptOf(request),
    aspectRatio,
    ...frameSize(request.resolution, aspectRatio),
    seed: request.seed ?? seed,
    image: image === null ? null : imageKey(id, image.format),
    moreImages: moreKeys(id, more),
    warnings: request.warnings,
  };
}

/** The last one first, then the references in their order. */
function moreKeys(
  id: string,
  { lastImage = null, referenceImages = [] }: Pick<NewOrder, 'lastImage' | 'referenceImages'>,
): string[] {
  const last = lastImage === null ? [] : [moreImageKey(id, { role: 'last', format: lastImage.format })];
  const references = REFERENCES.flatMap((role, index) => {
    const format = referenceImages[index]?.format;
    return format === undefined ? [] : [moreImageKey(id, { role, format })];
  });
  return [...last, ...references];
}

const ratioOf = (image: PictureShape | null, ratios: readonly AspectRatio[]): AspectRatio =>
  image === null ? DEFAULT_ASPECT_RATIO : nearestAspectRatio(image.width, image.height, ratios);
