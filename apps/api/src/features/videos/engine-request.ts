import type { EngineRequest } from '@clipwright/core/engine';
import type { ClaimedVideo } from './video.js';

const FPS = 24;

/** What the engine is asked for. */
export const requestOf = (
  video: ClaimedVideo,
  image: Uint8Array | null,
  params: EngineRequest['params'],
): EngineRequest => ({
  videoId: video.id,
  mode: video.mode,
  model: video.model,
  prompt: video.prompt,
  negativePrompt: video.negativePrompt,
  width: video.width,
  height: video.height,
  fps: FPS,
  durationSeconds: video.durationSeconds,
  audio: video.hasAudio,
  seed: video.seed,
  image,
  params,
});
