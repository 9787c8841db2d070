export { EXPORT_KEY, KEY_DATA } from './key-data.js';
