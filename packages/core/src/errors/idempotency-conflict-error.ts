import { ClipwrightError, type CommonFacts } from './clipwright-error.js';

/** 409 idempotency_conflict: the same `Idempotency-Key` came before with another route or body. */
export class IdempotencyConflictError extends ClipwrightError {
  constructor(facts: CommonFacts = {}) {
    super('idempotency_conflict', facts);
  }
}
