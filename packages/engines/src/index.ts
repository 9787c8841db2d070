export { attemptFlow } from './flow/attempt-flow.js';
