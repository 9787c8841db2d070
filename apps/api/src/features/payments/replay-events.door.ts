export { ReplayEvents } from './replay-events/replay-events.service.js';
