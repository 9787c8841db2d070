import { jobKind } from '../../../platform/queue/job.js';

/** Make the video with this id. Everything else stands in its row. */
export const GENERATE_VIDEO = jobKind<{ videoId: string }>('generate-video');
