import { videoFields, videoIdOf } from '../../fields/video-reference.js';
import type { Action } from '../action.js';

/** Video: Delete. An unfinished video is canceled; any other is removed with its file. */
export const deleteVideo: Action = {
  fields: videoFields,
  run: async ({ context, client, signal }, itemIndex) => {
    const answer = await client.deleteVideo(videoIdOf(context, itemIndex), { signal });
    const json = { video_id: answer.video_id, status: answer.status, deleted: answer.status === 'deleted' };
    return [{ json, pairedItem: { item: itemIndex } }];
  },
};
