import { randomBytes, randomInt } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import { keptOf } from '@clipwright/core/fields';
import {
  type AspectRatio,
  DEFAULT_ASPECT_RATIO,
  frameSize,
  nearestAspectRatio,
} from '@clipwright/core/models';
import type { VideoRequest } from '@clipwright/core/videos';
import { imageKey } from '@clipwright/engines/flow';
import type { VideoOrder } from '../video.js';
import type { InputImage } from './input-images.js';

const SEEDS = 2 ** 32;

/** The image, and the shapes that may be chosen for it where none was asked for. */
export interface OrderFacts {
  readonly image: InputImage | null;
  readonly ratios: readonly AspectRatio[];
}

/**
 * Turns a parsed request into the order of a new video: an id, a seed where none was asked for, and the
 * frame.
 */
export function orderFor(
  accountId: string,
  request: VideoRequest,
  { image, ratios }: OrderFacts,
): VideoOrder {
  const id = createVideoId(randomBytes);
  const aspectRatio = request.aspectRatio ?? ratioOf(image, ratios);
  return {
    id,
    accountId,
    mode: request.mode,
    ...keptOf(request),
    aspectRatio,
    ...frameSize(request.resolution, aspectRatio),
    seed: request.seed ?? randomInt(SEEDS),
    image: image === null ? null : imageKey(id, image.format),
    imageBytes: image?.bytes.byteLength ?? 0,
    warnings: request.warnings,
  };
}

const ratioOf = (image: InputImage | null, ratios: readonly AspectRatio[]): AspectRatio =>
  image === null ? DEFAULT_ASPECT_RATIO : nearestAspectRatio(image.width, image.height, ratios);

/** The largest frame that a request may come to, for what has to be known before its image is fetched. */
export const largestFrame = (request: VideoRequest) => ({
  ...frameSize(request.resolution, request.aspectRatio ?? '21:9'),
  durationSeconds: request.durationSeconds,
  fps: request.fps,
});
