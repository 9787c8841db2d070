export { EXPORT_SUBSCRIPTION, SUBSCRIPTION_DATA } from './subscription-data.js';
