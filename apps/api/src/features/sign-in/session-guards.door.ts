export { SessionGuard } from './session.guard.js';
export { GoodStandingGuard } from './good-standing.guard.js';
export { OperatorGuard } from './operator.guard.js';
