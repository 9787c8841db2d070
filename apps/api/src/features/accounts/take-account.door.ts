export { TakeAccount } from './take-account/take-account.service.js';
