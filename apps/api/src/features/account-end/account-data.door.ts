export { type AccountData, byEmail, byId, type ExportSection, type GoingAccount } from './account-data.js';
