export { SketchEngine } from './sketch/sketch.engine.js';
