export { AccessGuard, FromGrant } from './access.guard.js';
