export {
  type Account,
  type AccountChange,
  type Approval,
  canSignIn,
  isUnproved,
  waitsOf,
} from './account.js';
export { AccountRepository } from './account.repository.js';
export { ChangeAccount } from './change-account/change-account.service.js';
export { CreateAccount, type CreatedAccount } from './create-account/create-account.service.js';
export { originOf } from './account-origin.js';
export { normaliseEmail } from './email-address.js';
export { TakeAccount } from './take-account/take-account.service.js';
