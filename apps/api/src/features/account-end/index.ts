export { ACCOUNT_DELETION, type AccountDeletion, AccountEndRepository } from './account-end.repository.js';
export { AskDeletion } from './ask-deletion/ask-deletion.service.js';
export { ExportAccount } from './export-account/export-account.service.js';
