export { StudioLimit } from './studio-limit.js';
