export { QueuedPlaceRepository, type QueuedPlace } from './queued-place.repository.js';
