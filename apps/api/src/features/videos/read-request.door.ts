export { ReadRequest } from './read-request.js';
export type { SourceFacts } from './openai-body.js';
