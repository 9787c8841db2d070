import { installable } from './maker/installed-engine.js';
import { OpenAiVideosEngine } from './openai-videos/openai-videos.engine.js';
import { openAiVideosCapabilities, openAiVideosSettings } from './openai-videos/openai-videos.settings.js';

export { modelsOf } from './openai-videos/openai-videos.answers.js';
export { OpenAiVideosEngine } from './openai-videos/openai-videos.engine.js';
export type { FlavourName } from './openai-videos/openai-videos.flavours.js';

/** Servers that speak OpenAI's video routes. */
export const openAiVideos = installable({
  kind: 'openai-videos',
  site: 'replicas',
  schema: openAiVideosSettings,
  capabilities: openAiVideosCapabilities,
  create: (name, settings, wire) => new OpenAiVideosEngine({ ...wire, name, settings }),
});
