export {
  renderSketch,
  RenderError,
  type SketchOptions,
  type SketchRequest,
  type SketchResult,
} from './render-sketch.js';
export { probeVideo, ProbeError, type ProbeOptions } from './probe-video.js';
export { planConform, type ConformPlan } from './conform/conform-plan.js';
export { isRate } from './conform/length-plan.js';
export type { ConformTarget } from './conform/finding.js';
export { conformVideo, ConformError, type ConformOptions, type ConformWork } from './conform-video.js';
export {
  lastPicture,
  makePoster,
  PosterError,
  type PosterOptions,
  type PosterSource,
} from './take-pictures.js';
export type { Poster } from './host/poster-job.js';
export type { VideoProbe } from './encode/video-probe.js';
export * from './understanding.js';
export { runSketchCommand, type CommandIo } from './sketch-command.js';
export { hostConfinement } from './host-process.js';
export { confinementFor, startConfined, type Confinement, type ConfinedStart } from './host/confinement.js';
