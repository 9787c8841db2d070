import { MODEL_IDS, type ModelId } from '@clipwright/core/models';
import { type JobKind, jobKind } from '../../../platform/queue/job.js';

/** Make the video with this id. Everything else stands in its row. */
export const GENERATE_VIDEO = jobKind<{ videoId: string }>('generate-video');

/**
 * The same for models whose first engine is not the embedded one: what waits there for a slot keeps nobody else waiting. One
 * queue for each model, so that a change of the settings leaves no queue behind.
 */
export const GENERATE_REMOTELY = Object.fromEntries(MODEL_IDS.map((id) => [id, jobKind<{ videoId: string }>(`generate-video-${id}`)])) as Readonly<
  Record<ModelId, JobKind<{ videoId: string }>>
>;
