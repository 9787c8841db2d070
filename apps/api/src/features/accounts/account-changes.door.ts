export { ChangeAccount } from './change-account/change-account.service.js';
export { CreateAccount, type CreatedAccount } from './create-account/create-account.service.js';
export { TakeAccount } from './take-account/take-account.service.js';
