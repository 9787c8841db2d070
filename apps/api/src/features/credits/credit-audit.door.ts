export {
  type AccountCredits,
  CreditAuditRepository,
  type CreditDifference,
} from './credit-audit.repository.js';
