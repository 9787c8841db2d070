export { ACCOUNT_DELETION, type AccountDeletion, AccountEnds } from './account-ends.js';
