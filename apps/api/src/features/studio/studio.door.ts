export { Studio, type StudioUse } from './studio.js';
