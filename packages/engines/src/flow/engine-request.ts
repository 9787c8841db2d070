import type { EngineRequest } from '@clipwright/core/engine';
import { engineValuesOf } from '@clipwright/core/fields';
import type { OrderedVideo } from './video.js';

/** What the engine is asked for. */
export const requestOf = (
  video: OrderedVideo,
  image: Uint8Array | null,
  params: EngineRequest['params'],
): EngineRequest => ({
  ...engineValuesOf(video),
  videoId: video.id,
  mode: video.mode,
  width: video.width,
  height: video.height,
  image,
  params,
  hops: video.hops ?? 0,
});
