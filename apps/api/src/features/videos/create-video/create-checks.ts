import type { Preference, VideoRequest } from '@clipwright/core/videos';
import type { Caller } from '../../api-keys/caller.door.js';

/** A generation as it is asked for, before anything is done for it. */
export interface AskedVideo {
  readonly caller: Caller;
  readonly request: VideoRequest;
  readonly preference: Preference;
  /** How many servers the request came through before this one; left out: none. */
  readonly hops?: number;
}

/** What a generation is asked before anything is written, in the order of the contract. */
export abstract class CreateChecks {
  /** @throws BudgetExceededError, RateLimitedError, Refusal 403 insufficient_credits, BusyError, StorageFullError */
  abstract beforeImage(asked: AskedVideo): Promise<void>;

  /** @throws ContentRejectedError, EngineUnavailableError */
  abstract afterImage(asked: AskedVideo): Promise<void>;
}
