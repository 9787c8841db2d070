export type { Ending } from './subscription.js';
export { WatchPlans } from './watch-plans/watch-plans.service.js';
