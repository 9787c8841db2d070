export { ReadRequest, type ReadyRequest } from './read-request.js';
