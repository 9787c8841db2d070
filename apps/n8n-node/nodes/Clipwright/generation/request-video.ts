import type { GenerateOptions, ImageToVideoInput, TextToVideoInput } from '@clipwright/core/client';
import { isClipwrightError } from '@clipwright/core/errors';
import type { GenerationResponse, VideoStatusResponse } from '@clipwright/core/videos';
import type { Session } from '../transport/session.js';
import { handOnInstead } from './not-yet.js';

/** What to make: the route's body. */
export type VideoRequest =
  | { readonly mode: 'text'; readonly body: TextToVideoInput }
  | { readonly mode: 'image'; readonly body: ImageToVideoInput };

/** A request for one item; `take` counts the item's videos from 0. */
export type VideoOrder = VideoRequest & { readonly itemIndex: number; readonly take: number };

/** How to ask for it. */
export interface VideoRun {
  readonly idempotencyKey: string;
  readonly waitForCompletion: boolean;
  readonly longestWaitMs: number;
}

/** Answers of a server that has no such video, or no look-up by key at all. */
const NOT_FOUND: ReadonlySet<string> = new Set(['not_found', 'invalid_request', 'unexpected_answer']);

const UNFINISHED: ReadonlySet<string> = new Set(['queued', 'processing']);
/** To be told of progress is what makes the client ask for an answer at once. */
const ANSWERED_AT_ONCE: Pick<GenerateOptions, 'onProgress'> = { onProgress: () => undefined };

/** Asks for a video and gives its status: when it is completed, or as soon as the server has taken it on. */
export async function requestVideo(
  session: Session,
  order: VideoOrder,
  run: VideoRun,
): Promise<VideoStatusResponse> {
  const { begun } = session.batch;
  begun.begin(run.idempotencyKey);
  if (!run.waitForCompletion) return beginVideo(session, order, run);
  const video = await makeVideo(session, order, run);
  begun.made(run.idempotencyKey);
  return video;
}

/** The video that was asked for under this key before, as it is now; null where there is none. */
export async function findVideo(
  { client, signal }: Session,
  { idempotencyKey }: Pick<VideoRun, 'idempotencyKey'>,
): Promise<VideoStatusResponse | null> {
  const lookUp = client.videoStatus({ idempotencyKey }, { signal });
  return lookUp.catch((error: unknown) => (isNotFound(error) ? null : Promise.reject(error)));
}

/** Brings a video that was found to its end, where the node waits. */
export async function finishVideo(
  { client, signal, batch }: Session,
  video: VideoStatusResponse,
  { idempotencyKey, waitForCompletion, longestWaitMs }: VideoRun,
): Promise<VideoStatusResponse> {
  if (!waitForCompletion || !UNFINISHED.has(video.status)) return video;
  batch.begun.begin(idempotencyKey);
  const made = await client.waitForVideo(video.video_id, { signal, maxFollowMs: longestWaitMs });
  batch.begun.made(idempotencyKey);
  return made;
}

async function makeVideo(session: Session, order: VideoOrder, run: VideoRun): Promise<VideoStatusResponse> {
  const { video_id: videoId } = await send(session, order, {
    ...callOptions(session, order, run),
    ...(session.batch.holds ? {} : ANSWERED_AT_ONCE),
    maxFollowMs: run.longestWaitMs,
  });
  return session.client.videoStatus(videoId, { signal: session.signal });
}

async function beginVideo(session: Session, order: VideoOrder, run: VideoRun): Promise<VideoStatusResponse> {
  const { client, signal } = session;
  const { video_id: videoId } = await client.submit(order.body, callOptions(session, order, run));
  return client.videoStatus(videoId, { signal });
}

function callOptions(
  session: Session,
  { itemIndex }: VideoOrder,
  { idempotencyKey }: VideoRun,
): GenerateOptions {
  const { signal, waits, pace } = session;
  return {
    idempotencyKey,
    signal,
    maxWaitMs: pace.longestWindowWaitMs,
    onWait: ({ reason, waitMs }) => {
      // Of a server that is away, the reach tells for all items at once.
      if (reason === 'away') return;
      handOnInstead(session, waitMs);
      waits.tell(reason, { waitMs, itemIndex });
    },
  };
}

function send({ client }: Session, order: VideoOrder, options: GenerateOptions): Promise<GenerationResponse> {
  return order.mode === 'text'
    ? client.textToVideo(order.body, options)
    : client.imageToVideo(order.body, options);
}

function isNotFound(error: unknown): boolean {
  return isClipwrightError(error) && NOT_FOUND.has(error.code);
}
