export { ACCESS_DATA } from './access-data.js';
