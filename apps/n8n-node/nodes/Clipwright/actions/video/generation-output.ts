import type { VideoStatusResponse } from '@clipwright/core/videos';
import type { INodeExecutionData, INodeProperties } from 'n8n-workflow';
import { additionalFields, modelField } from '../../fields/model-fields.js';
import { binaryField, fileNameOption, outputField, simplifyField } from '../../fields/output-fields.js';
import { generationWaitOptions } from '../../fields/wait-fields.js';
import { videoFile } from '../../output/video-file.js';
import { videoOutput } from '../../output/video-output.js';
import type { Session } from '../../transport/session.js';

/** What both generations show below the fields of their own. */
export const generationFields: readonly INodeProperties[] = [
  modelField,
  outputField,
  { ...binaryField, displayOptions: { show: { output: ['file'] }, hide: { '@tool': [true] } } },
  simplifyField,
  ...additionalFields,
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add Option',
    default: {},
    options: [fileNameOption, ...generationWaitOptions],
  },
];

/** The item that a generation gives: the video, and its mp4 where one is wanted and there already. */
export async function generationOutput(
  session: Session,
  itemIndex: number,
  video: VideoStatusResponse,
): Promise<INodeExecutionData[]> {
  const { context, baseUrl, isTool } = session;
  const simplify = context.getNodeParameter('simplify', itemIndex, true) as boolean;
  const item: INodeExecutionData = {
    json: videoOutput(video, { simplify, baseUrl }),
    pairedItem: { item: itemIndex },
  };
  const wantsFile = !isTool && context.getNodeParameter('output', itemIndex, 'file') === 'file';
  const { video_url: videoUrl } = video;
  if (!wantsFile || video.status !== 'completed' || videoUrl === null) return [item];
  return [{ ...item, binary: await videoFile(session, itemIndex, { ...video, video_url: videoUrl }) }];
}
