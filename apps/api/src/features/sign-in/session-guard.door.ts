export { SessionGuard } from './session.guard.js';
