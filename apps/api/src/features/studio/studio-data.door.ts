export { STUDIO_DATA, STUDIO_ENDS } from './studio-data.js';
