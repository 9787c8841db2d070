// For a renderer of another package: how it runs a process of its own, kept as ours are.
export {
  inJobFolder,
  runInHost,
  type HostFailure,
  type HostOutcome,
  type HostProgram,
} from './host-process.js';
export type { HostReport } from './render-host.js';
