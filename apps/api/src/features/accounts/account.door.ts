export { type Account, type AccountChange, canSignIn, isUnproved, waitsOf } from './account.js';
