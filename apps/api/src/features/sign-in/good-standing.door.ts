export { GoodStandingGuard, refuseWaiting } from './good-standing.guard.js';
