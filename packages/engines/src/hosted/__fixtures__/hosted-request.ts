import type { EngineRequest } from '@clipwright/core/engine';

export const REQUEST: EngineRequest = {
  videoId: 'vid_0000000000000000000000',
  mode: 'text',
  model: 'modela2',
  prompt: 'a calm sea at night',
  negativePrompt: null,
  width: 1280,
  height: 720,
  fps: 24,
  durationSeconds: 5,
  audio: false,
  seed: 7,
  image: null,
  lastImage: null,
  referenceImages: [],
  params: {},
};

/** Work that the provider never ends. */
export const LONG_REQUEST: EngineRequest = { ...REQUEST, params: { num_frames: 161 } };
