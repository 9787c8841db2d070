import type { VideoStatusResponse } from '@clipwright/core/videos';
import { NodeOperationError, type IExecuteFunctions } from 'n8n-workflow';
import { binaryField, fileNameOption, simplifyField } from '../../fields/output-fields.js';
import { videoFields, videoIdOf } from '../../fields/video-reference.js';
import { videoFile } from '../../output/video-file.js';
import { videoOutput } from '../../output/video-output.js';
import type { Action } from '../action.js';

type VideoWithFile = VideoStatusResponse & { video_url: string };

/** Video: Download. An agent gets the address alone. */
export const download: Action = {
  fields: [
    ...videoFields,
    binaryField,
    simplifyField,
    {
      displayName: 'Options',
      name: 'options',
      type: 'collection',
      placeholder: 'Add Option',
      default: {},
      options: [fileNameOption],
      displayOptions: { hide: { '@tool': [true] } },
    },
  ],
  run: async (session, itemIndex) => {
    const { context, client, signal, baseUrl, isTool } = session;
    const simplify = context.getNodeParameter('simplify', itemIndex, true) as boolean;
    const video = await client.videoStatus(videoIdOf(context, itemIndex), { signal });
    assertFile(context, itemIndex, video);
    const item = { json: videoOutput(video, { simplify, baseUrl }), pairedItem: { item: itemIndex } };
    return isTool ? [item] : [{ ...item, binary: await videoFile(session, itemIndex, video) }];
  },
};

function assertFile(
  context: IExecuteFunctions,
  itemIndex: number,
  video: VideoStatusResponse,
): asserts video is VideoWithFile {
  if (video.video_url !== null) return;
  throw new NodeOperationError(
    context.getNode(),
    `The video ${video.video_id} has no file: it is ${video.status}.`,
    {
      description: video.error?.message ?? 'Only a completed video has one, until its retention ends.',
      itemIndex,
    },
  );
}
