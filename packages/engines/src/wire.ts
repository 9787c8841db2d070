export { type EngineHome, engineWire, type EngineWire } from './maker/engine-wire.js';
