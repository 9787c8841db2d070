export { type Closed, CreditRepository } from './credit.repository.js';
