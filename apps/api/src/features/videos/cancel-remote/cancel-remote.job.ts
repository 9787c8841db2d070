import { jobKind } from '../../../platform/queue/job.js';

/** End what a video that nobody wants any more has begun at a remote engine. */
export const CANCEL_REMOTE = jobKind<{ videoId: string }>('cancel-remote');
