export {
  type Account,
  type AccountChange,
  type Approval,
  canSignIn,
  isUnproved,
  waitsOf,
} from './account.js';
export { originOf } from './account-origin.js';
export { normaliseEmail } from './email-address.js';
