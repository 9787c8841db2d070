export { ExportAccount } from './export-account/export-account.service.js';
