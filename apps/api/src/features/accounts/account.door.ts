export {
  type Account,
  type AccountChange,
  type Approval,
  canSignIn,
  isUnproved,
  waitsOf,
} from './account.js';
