import type { VideoStatusResponse } from '@clipwright/core/videos';
import { NodeOperationError, type INodeExecutionData, type INodeProperties } from 'n8n-workflow';
import { batchOptions } from '../../fields/batch-fields.js';
import { additionalFields, modelField, topFields } from '../../fields/model-fields.js';
import { binaryField, fileNameOption, outputField, simplifyField } from '../../fields/output-fields.js';
import { generationWaitOptions } from '../../fields/wait-fields.js';
import { together } from '../../generation/batch.js';
import { generateVideo } from '../../generation/generate-video.js';
import { readGenerationOptions } from '../../generation/generation-options.js';
import { itemForLater, missingTake, NotYet } from '../../generation/not-yet.js';
import type { VideoOrder, VideoRequest } from '../../generation/request-video.js';
import { ordersOf } from '../../generation/takes.js';
import { outcomeOf } from '../../output/item-outcome.js';
import { videoFile } from '../../output/video-file.js';
import { videoOutput } from '../../output/video-output.js';
import type { Session } from '../../transport/session.js';

/** What both generations show below the fields of their own. */
export const generationFields: readonly INodeProperties[] = [
  modelField,
  ...topFields,
  outputField,
  { ...binaryField, displayOptions: { show: { output: ['file'] }, hide: { '@tool': [true] } } },
  simplifyField,
  additionalFields,
  {
    displayName: 'Options',
    name: 'options',
    type: 'collection',
    placeholder: 'Add Option',
    default: {},
    options: [fileNameOption, ...generationWaitOptions, ...batchOptions].toSorted((one, other) =>
      one.displayName < other.displayName ? -1 : 1,
    ),
  },
];

/** What to make of an item, and what its failures are to be told as, where that is not what they are. */
interface GenerationOrder {
  readonly request: VideoRequest;
  readonly toldAs?: (error: unknown) => unknown;
}

/**
 * Makes the item's video, or its takes, and gives an output item for each. A take that fails is an output item too
 * where the node continues on fail.
 */
export async function generationOutput(
  session: Session,
  itemIndex: number,
  { request, toldAs = (error) => error }: GenerationOrder,
): Promise<INodeExecutionData[]> {
  const { takes, waitForCompletion } = readGenerationOptions(session.context, itemIndex);
  if (!waitForCompletion && wantsFile(session, itemIndex)) throw nothingToPutOut(session, itemIndex);
  const { videos, stop } = session.batch;
  const orders = ordersOf(request, { itemIndex, takes, missing: missingTake(session, itemIndex) });
  const takeOf = async (order: VideoOrder) => {
    const video = await generateVideo(session, order).catch((error: unknown) =>
      Promise.reject(toldAs(error)),
    );
    session.warnings.note(video, itemIndex);
    const output = await videoItem(session, itemIndex, video);
    return [takes === 1 ? output : { ...output, json: { ...output.json, take: order.take + 1 } }];
  };
  const work = orders.map(
    (order) => () =>
      outcomeOf(session, itemIndex, () =>
        takeOf(order).catch((reason: unknown) => handOn(session, order, reason)),
      ),
  );
  return (await together(stop, videos, work)).flat();
}

/** Gives nothing here where the item is one for the second output. */
async function handOn(session: Session, order: VideoOrder, reason: unknown): Promise<never[]> {
  if (!(reason instanceof NotYet)) throw reason;
  session.batch.later?.push(itemForLater(session, order, reason));
  return [];
}

/** The item that a video gives, and its mp4 where one is wanted and there already. */
async function videoItem(
  session: Session,
  itemIndex: number,
  video: VideoStatusResponse,
): Promise<INodeExecutionData> {
  const { context, baseUrl } = session;
  const simplify = context.getNodeParameter('simplify', itemIndex, true) as boolean;
  const item: INodeExecutionData = {
    json: videoOutput(video, { simplify, baseUrl }),
    pairedItem: { item: itemIndex },
  };
  const { video_url: videoUrl } = video;
  if (!wantsFile(session, itemIndex) || video.status !== 'completed' || videoUrl === null) return item;
  return { ...item, binary: await videoFile(session, itemIndex, { ...video, video_url: videoUrl }) };
}

/** An agent is given the address alone. */
function wantsFile({ context, isTool }: Session, itemIndex: number): boolean {
  return !isTool && context.getNodeParameter('output', itemIndex, 'file') === 'file';
}

function nothingToPutOut({ context }: Session, itemIndex: number): NodeOperationError {
  return new NodeOperationError(
    context.getNode(),
    'A video file can not be put out without waiting for the video.',
    { description: 'Set Output to "URL Only", or turn "Wait for Completion" on.', itemIndex },
  );
}
