export {
  type AccountCredits,
  CreditAuditRepository,
  type CreditDifference,
  type PurseDifference,
  PurseTooSmall,
} from './credit-audit.repository.js';
