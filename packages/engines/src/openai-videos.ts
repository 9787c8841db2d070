export { modelsOf } from './openai-videos/openai-videos.answers.js';
export { OpenAiVideosEngine } from './openai-videos/openai-videos.engine.js';
export type { FlavourName } from './openai-videos/openai-videos.flavours.js';
export type { OpenAiVideosSettings } from './openai-videos/openai-videos.settings.js';
