export { DrainReplica } from './drain-replica/drain-replica.service.js';
