// For a renderer of another package: how it runs a process of its own, kept as ours are.
export {
  inJobFolder,
  runInHost,
  type HostFailure,
  type HostOutcome,
  type HostProgram,
} from './host-process.js';
export type { HostReport } from './render-host.js';
// What its clips sound like.
export { prepareSound, type PreparedSound } from './speech/prepare-sound.js';
export type { SpokenLine } from './sound/add-speech.js';
export type { Samples } from './sound/sampler.js';
