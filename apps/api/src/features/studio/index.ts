export { Studio } from './studio.js';
export { StudioModule } from './studio.module.js';
export type { StudioUse } from './studio-use.repository.js';
