export { type LeftOperation, LeftOperationRepository } from './left-operation.repository.js';
