export { CreateAccount } from './create-account/create-account.service.js';
