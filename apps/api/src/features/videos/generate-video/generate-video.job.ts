import { MODEL_IDS, type ModelId } from '@clipwright/core/models';
import { type JobKind, jobKind } from '../../../platform/queue/job.js';

/** `trace`: where the video that it came with was admitted, as a traceparent. */
export interface VideoJob {
  readonly videoId: string;
  readonly trace?: string;
}

/**
 * Make the video whose turn it is. The job came with the video of this id, and is named by it; which one it
 * carries is decided when it is taken.
 */
export const GENERATE_VIDEO = jobKind<VideoJob>('generate-video');

/**
 * The same for models whose first engine is not the embedded one: what waits there for a slot keeps nobody
 * else waiting. One queue for each model, so that a change of the settings leaves no queue behind.
 */
export const GENERATE_REMOTELY = Object.fromEntries(
  MODEL_IDS.map((id) => [id, jobKind<VideoJob>(`generate-video-${id}`)]),
) as Readonly<Record<ModelId, JobKind<VideoJob>>>;
