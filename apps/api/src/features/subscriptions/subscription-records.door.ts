export type { Subscription } from './subscription.js';
export { SubscriptionRepository } from './subscription.repository.js';
