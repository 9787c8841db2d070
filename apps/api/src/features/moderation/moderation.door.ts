export { Moderation } from './moderation.js';
