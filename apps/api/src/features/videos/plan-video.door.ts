import type { PlanResponse } from '@clipwright/core/videos';
import type { VideoRehearsal } from './video-rehearsal.js';

/** Says what a request would make: what the plan routes of the API do, for whoever else has a request. */
export abstract class VideoPlanning {
  /** @throws ResourceBudgetError; what refuses a malformed request, as a generation would be */
  abstract run(input: Parameters<VideoRehearsal['run']>[0]): Promise<PlanResponse>;
}
