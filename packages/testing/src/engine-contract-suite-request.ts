import type { EngineRequest } from '@clipwright/core/engine';

const ORDINARY: EngineRequest = {
  videoId: 'vid_0000000000000000000000',
  mode: 'text',
  model: 'modela2',
  prompt: 'a calm sea at night',
  negativePrompt: null,
  width: 854,
  height: 480,
  fps: 24,
  durationSeconds: 1,
  audio: false,
  seed: 7,
  image: null,
  lastImage: null,
  referenceImages: [],
  params: {},
};

/** An ordinary request for one second of silent video, but for what a test is about. */
export const engineRequest = (change: Partial<EngineRequest> = {}): EngineRequest => ({
  ...ORDINARY,
  ...change,
});
