export { CreateAccount, type CreatedAccount } from './create-account/create-account.service.js';
