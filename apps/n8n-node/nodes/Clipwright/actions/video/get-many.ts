import type { ListVideosInput } from '@clipwright/core/client';
import type { VideoStatusResponse } from '@clipwright/core/videos';
import { madeFromFilter } from '../../fields/made-from-filter.js';
import { simplifyField } from '../../fields/output-fields.js';
import { videoOutput } from '../../output/video-output.js';
import type { Session } from '../../transport/session.js';
import type { Action } from '../action.js';

const LARGEST_PAGE = 100;

/** Video: Get Many, newest first. */
export const getMany: Action = {
  fields: [
    {
      displayName: 'Return All',
      name: 'returnAll',
      type: 'boolean',
      default: false,
      description: 'Whether to return all results or only up to a given limit',
    },
    {
      displayName: 'Limit',
      name: 'limit',
      type: 'number',
      typeOptions: { minValue: 1 },
      default: 50,
      description: 'Max number of results to return',
      displayOptions: { show: { returnAll: [false] } },
    },
    simplifyField,
    {
      displayName: 'Filters',
      name: 'filters',
      type: 'collection',
      placeholder: 'Add Filter',
      default: {},
      options: [
        madeFromFilter,
        {
          displayName: 'Status',
          name: 'status',
          type: 'options',
          options: [
            { name: 'Canceled', value: 'canceled' },
            { name: 'Completed', value: 'completed' },
            { name: 'Expired', value: 'expired' },
            { name: 'Failed', value: 'failed' },
            { name: 'Processing', value: 'processing' },
            { name: 'Queued', value: 'queued' },
          ],
          default: 'completed',
          description: 'Only videos that are in this state',
        },
      ],
    },
  ],
  run: async (session, itemIndex) => {
    const { context, baseUrl } = session;
    const simplify = context.getNodeParameter('simplify', itemIndex, true) as boolean;
    const returnAll = context.getNodeParameter('returnAll', itemIndex, false);
    const atMost = returnAll ? Infinity : context.getNodeParameter('limit', itemIndex, 50);
    const filters = context.getNodeParameter('filters', itemIndex, {}) as ListVideosInput;
    const videos = await collect(session, filters, atMost);
    return videos.map((video) => ({
      json: videoOutput(video, { simplify, baseUrl }),
      pairedItem: { item: itemIndex },
    }));
  },
};

async function collect(
  { client, signal }: Session,
  filters: ListVideosInput,
  atMost: number,
): Promise<VideoStatusResponse[]> {
  const videos: VideoStatusResponse[] = [];
  let cursor: string | null = null;
  do {
    const limit = Math.min(LARGEST_PAGE, atMost - videos.length);
    const page = await client.listVideos({ ...filters, limit, cursor }, { signal });
    videos.push(...page.videos);
    cursor = page.next_cursor;
  } while (cursor !== null && videos.length < atMost);
  return videos;
}
