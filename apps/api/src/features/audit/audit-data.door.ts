export { ANONYMISE, AUDIT_DATA, AUDIT_ENDS } from './audit-data.js';
