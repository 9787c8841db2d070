export { QueuedPlaceRepository, type QueuedPlace } from './queued-place.repository.js';
export { WORK_SWITCHED } from './work-switch.repository.js';
