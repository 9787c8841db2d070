export { ACCOUNT_DELETION, type AccountDeletion, AccountEndRepository } from './account-end.repository.js';
