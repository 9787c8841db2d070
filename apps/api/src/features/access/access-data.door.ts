export { ACCESS_DATA, ACCESS_ENDS } from './access-data.js';
