export { Moderation, type Worded } from './moderation.js';
export { ModerationModule } from './moderation.module.js';
