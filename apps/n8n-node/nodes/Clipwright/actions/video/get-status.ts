import type { VideoReference } from '@clipwright/core/client';
import type { VideoStatusResponse } from '@clipwright/core/videos';
import { updateDisplayOptions } from 'n8n-workflow';
import { longestWaitOption } from '../../fields/wait-fields.js';
import { simplifyField } from '../../fields/output-fields.js';
import { videoFields, videoIdOf } from '../../fields/video-reference.js';
import { longestWaitMs } from '../../generation/generation-options.js';
import { videoOutput } from '../../output/video-output.js';
import type { Session } from '../../transport/session.js';
import type { Action } from '../action.js';

/** Video: Get Status. A video that failed is an answer, not an error. */
export const getStatus: Action = {
  fields: [
    {
      displayName: 'Look Up By',
      name: 'lookUpBy',
      type: 'options',
      options: [
        {
          name: 'Idempotency Key',
          value: 'idempotencyKey',
          description: 'The key that the video was asked for with',
        },
        { name: 'Video', value: 'videoId', description: 'From the list, by its ID, or by its URL' },
      ],
      default: 'videoId',
    },
    ...updateDisplayOptions({ show: { lookUpBy: ['videoId'] } }, videoFields),
    {
      displayName: 'Idempotency Key',
      name: 'idempotencyKey',
      type: 'string',
      default: '',
      required: true,
      description: 'The key that the video was asked for with, at most 24 hours ago',
      displayOptions: { show: { lookUpBy: ['idempotencyKey'] } },
    },
    simplifyField,
    {
      displayName: 'Options',
      name: 'options',
      type: 'collection',
      placeholder: 'Add Option',
      default: {},
      options: [
        longestWaitOption,
        {
          displayName: 'Wait Until Finished',
          name: 'waitUntilFinished',
          type: 'boolean',
          default: false,
          description: 'Whether to wait until the video is completed, failed or canceled',
        },
      ],
    },
  ],
  run: async (session, itemIndex) => {
    const { context, baseUrl } = session;
    const simplify = context.getNodeParameter('simplify', itemIndex, true) as boolean;
    const video = await readStatus(session, itemIndex);
    return [{ json: videoOutput(video, { simplify, baseUrl }), pairedItem: { item: itemIndex } }];
  },
};

async function readStatus(
  { context, client, signal }: Session,
  itemIndex: number,
): Promise<VideoStatusResponse> {
  const isByKey = context.getNodeParameter('lookUpBy', itemIndex, 'videoId') === 'idempotencyKey';
  const video: VideoReference = isByKey
    ? { idempotencyKey: context.getNodeParameter('idempotencyKey', itemIndex) as string }
    : videoIdOf(context, itemIndex);
  const options = context.getNodeParameter('options', itemIndex, {}) as {
    waitUntilFinished?: boolean;
    longestWaitMinutes?: number;
  };
  if (options.waitUntilFinished !== true) return client.videoStatus(video, { signal });
  return lastStatus({ client, signal }, video, longestWaitMs(options.longestWaitMinutes));
}

/** Follows the video; whatever ended the waiting, what was seen last is the answer. */
async function lastStatus(
  { client, signal }: Pick<Session, 'client' | 'signal'>,
  video: VideoReference,
  timeoutMs: number,
): Promise<VideoStatusResponse> {
  const seen: VideoStatusResponse[] = [];
  const waiting = client.waitForVideo(video, {
    signal,
    timeoutMs,
    onProgress: (status) => void seen.push(status),
  });
  return waiting.catch((error: unknown) => {
    const last = seen.at(-1);
    const isEnd = last !== undefined && !['queued', 'processing'].includes(last.status);
    return isEnd ? last : Promise.reject(error);
  });
}
