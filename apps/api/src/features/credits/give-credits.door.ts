export { GIFT, type Gift } from './gift.js';
export { GiveCredits } from './give-credits/give-credits.service.js';
