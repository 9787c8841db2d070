export { DEFAULT_MODEL, MODELS, findModel } from './catalogue.js';
export { creditsFor, type CreditQuestion } from './credits.js';
export { frameSize, nearestAspectRatio, type FrameSize } from './frame-size.js';
export {
  ASPECT_RATIOS,
  DEFAULT_ASPECT_RATIO,
  MODEL_IDS,
  RESOLUTIONS,
  type AspectRatio,
  type DurationRange,
  type EngineChoices,
  type ModelId,
  type Resolution,
  type ResolutionChoice,
  type VideoModel,
} from './video-model.js';
