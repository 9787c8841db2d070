import type { Caller } from '../../api-keys/caller.door.js';
import type { VideoOrder } from '../video.js';
import type { Idempotency } from './idempotency.js';

export interface AdmissionRequest {
  readonly caller: Caller;
  readonly order: VideoOrder;
  readonly idempotency: Idempotency | null;
}

/** Already admitted under the same key. */
export class AlreadyAdmitted extends Error {
  constructor(readonly videoId: string) {
    super('already admitted');
  }
}

/** Takes a generation on: all that this writes is one transaction. */
export abstract class Admission {
  /**
   * @throws InvalidApiKeyError, PlanRequiredError, Refusal 403 plan_limit or insufficient_credits,
   * IdempotencyConflictError, BudgetExceededError, RateLimitedError, AlreadyAdmitted, BusyError
   */
  abstract admit(request: AdmissionRequest): Promise<void>;
}
