import { ALL_CHOICES } from '../fields/engine-choices.js';
import { USUAL_FRAME_RATE } from '../fields/request-fields.js';
import { ASPECT_RATIOS, type ModelId, type VideoModel } from './video-model.js';

/** The model of a request that names none. */
export const DEFAULT_MODEL: ModelId = 'modela2';

/** The catalogue. An engine that can do less passes a narrowed copy wherever a catalogue is taken. */
export const MODELS: readonly VideoModel[] = [
  {
    id: 'modela2',
    default: true,
    durations: { min: 1, max: 10, default: 5 },
    resolutions: [
      { label: '480p', servedAs: '480p' },
      { label: '720p', servedAs: '720p' },
      { label: '768p', servedAs: '720p' },
    ],
    defaultResolution: '720p',
    aspectRatios: ASPECT_RATIOS,
    audio: false,
    maxPromptLength: 2000,
    creditsPerSecond: { '480p': 1, '720p': 2 },
    fps: USUAL_FRAME_RATE,
    choices: ALL_CHOICES,
  },
  {
    id: 'modelb3',
    default: false,
    durations: { min: 1, max: 15, default: 5 },
    resolutions: [
      { label: '720p', servedAs: '720p' },
      { label: '768p', servedAs: '768p' },
      { label: '1080p', servedAs: '1080p' },
      { label: '1440p', servedAs: '1440p' },
      { label: '2k', servedAs: '1440p' },
    ],
    defaultResolution: '1440p',
    aspectRatios: ASPECT_RATIOS,
    audio: true,
    maxPromptLength: 7000,
    creditsPerSecond: { '720p': 4, '768p': 4, '1080p': 6, '1440p': 10 },
    fps: USUAL_FRAME_RATE,
    choices: ALL_CHOICES,
  },
];

/** The catalogue's entry for an id, or undefined. The id may be any text, `__proto__` included. */
export function findModel(id: string, catalogue: readonly VideoModel[] = MODELS): VideoModel | undefined {
  return catalogue.find((model) => model.id === id);
}
