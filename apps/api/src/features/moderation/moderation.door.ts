export { Moderation, type Worded } from './moderation.js';
