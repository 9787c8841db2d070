export { LeftOperationRepository } from './left-operation.repository.js';
