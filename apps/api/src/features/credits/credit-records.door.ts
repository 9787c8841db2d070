export { CreditRepository } from './credit.repository.js';
