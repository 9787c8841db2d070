export { isHeldTooLong, type ReplicaState } from './engine-replica.repository.js';
export { EngineReplicas } from './engine-replicas.js';
export type { Seats } from './seats.js';
