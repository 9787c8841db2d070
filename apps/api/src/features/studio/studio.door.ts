export { Studio } from './studio.js';
export type { StudioUse } from './studio-use.repository.js';
