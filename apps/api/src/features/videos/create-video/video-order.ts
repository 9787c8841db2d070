import { randomBytes, randomInt } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import { type AspectRatio, frameSize } from '@clipwright/core/models';
import type { VideoRequest } from '@clipwright/core/videos';
import { orderOf, type PictureShape } from '@clipwright/engines/flow';
import type { VideoOrder } from '../video.js';
import type { TakenImages } from './input-images.js';

const SEEDS = 2 ** 32;

/** The images, and the shapes that may be chosen for the first where none was asked for. */
export interface OrderFacts {
  readonly images: TakenImages | null;
  /** Of the video that this one continues. */
  readonly source: PictureShape | null;
  readonly ratios: readonly AspectRatio[];
  readonly hops: number;
}

/**
 * Turns a parsed request into the order of a new video: an id, a seed where none was asked for, and the
 * frame.
 */
export const orderFor = (accountId: string, request: VideoRequest, facts: OrderFacts): VideoOrder => ({
  ...orderOf(request, {
    ratios: facts.ratios,
    image: facts.images?.first ?? null,
    lastImage: facts.images?.last ?? null,
    referenceImages: facts.images?.references ?? [],
    source: facts.source,
    id: createVideoId(randomBytes),
    seed: randomInt(SEEDS),
  }),
  accountId,
  imageBytes: bytesOf(facts.images),
  hops: facts.hops,
});

function bytesOf(images: TakenImages | null): number {
  const all = images === null ? [] : [images.first, images.last, ...images.references];
  return all.reduce((sum, image) => sum + (image?.bytes.byteLength ?? 0), 0);
}

/** The largest frame that a request may come to, for what has to be known before its image is fetched. */
export const largestFrame = (request: VideoRequest) => ({
  ...frameSize(request.resolution, request.aspectRatio ?? '21:9'),
  durationSeconds: request.durationSeconds,
  fps: request.fps,
});
