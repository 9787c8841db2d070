import type { EngineRequest } from '@clipwright/core/engine';
import { engineValuesOf } from '@clipwright/core/fields';
import type { GivenImages } from './read-images.js';
import type { OrderedVideo } from './video.js';

/** What the engine is asked for. */
export const requestOf = (
  video: OrderedVideo,
  images: GivenImages,
  params: EngineRequest['params'],
): EngineRequest => ({
  ...engineValuesOf(video),
  videoId: video.id,
  mode: video.mode,
  width: video.width,
  height: video.height,
  ...images,
  params,
  hops: video.hops ?? 0,
});
