export { ChangeAccount } from './change-account/change-account.service.js';
