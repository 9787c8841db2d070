export { undoableBy } from './plan-before.js';
