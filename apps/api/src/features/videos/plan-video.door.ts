import type { PlanResponse, Preference } from '@clipwright/core/videos';
import type { Caller } from '../api-keys/caller.door.js';
import type { ReadyRequest } from './ready-request.js';

/** A request, who sends it, and how they would wait for it. */
export interface PlannedRequest extends Pick<ReadyRequest, 'request' | 'image'> {
  readonly caller: Caller;
  readonly preference: Preference;
}

/** Says what a request would make: what the plan routes of the API do, for whoever else has a request. */
export abstract class VideoPlanning {
  /** @throws ResourceBudgetError; what refuses a malformed request, as a generation would be */
  abstract run(input: PlannedRequest): Promise<PlanResponse>;
}
