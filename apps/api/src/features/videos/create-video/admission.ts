import type { Caller } from '../../api-keys/caller.door.js';
import type { VideoOrder } from '../video.js';
import type { PlannedOutlook } from '../video-rehearsal.js';
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

  /** The very same, and then undone: what would become of it now. @throws what admit does */
  abstract rehearse(request: AdmissionRequest): Promise<PlannedOutlook>;
}
