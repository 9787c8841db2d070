export { GoodStandingGuard } from './good-standing.guard.js';
