export { apiKeyHashInput, apiKeyHint, checkApiKey, createApiKey, type ApiKeyCheck } from './api-key.js';
export { createBase62Id, type RandomBytes } from './base62.js';
export { createVideoId, isVideoId } from './video-id.js';
