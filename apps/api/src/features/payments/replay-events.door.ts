export { EventReplay } from './event-replay.js';
