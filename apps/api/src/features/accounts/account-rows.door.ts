export { ACCOUNT_DATA, EXPORT_ACCOUNT } from './account-rows.js';
