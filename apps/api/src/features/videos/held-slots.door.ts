export { LeftOperationRepository } from './left-operation.repository.js';
export { ReleaseSlot } from './release-slot/release-slot.service.js';
