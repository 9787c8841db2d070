export { EngineError, isEngineError, type EngineErrorReason } from './engine-error.js';
export { ENGINE_KIND_NAMES, type EngineKindName } from './engine-kind.js';
export { HandedOverError, isHandedOver } from './handed-over.js';
export type { JsonValue, Operation } from './operation.js';
export type {
  EngineCapabilities,
  EngineHealth,
  EngineReplica,
  EngineRequest,
  EngineRun,
  GeneratedVideo,
  LeftState,
  LeftWork,
  VideoEngine,
} from './video-engine.js';
