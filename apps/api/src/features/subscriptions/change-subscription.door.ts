export { SubscriptionChanges } from './subscription.js';
