export { AccountRepository } from './account.repository.js';
