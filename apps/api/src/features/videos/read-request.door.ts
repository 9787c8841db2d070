export { ReadRequest } from './read-request.js';
