import { type ClipwrightError, isOurs } from '../errors/clipwright-error.js';
import type { AcceptedResponse, GenerationResponse } from '../wire/video-responses.js';
import type { Call } from './call.js';
import { isFinal, isSuccess, type ApiAnswer, type ApiRequest, type Connection } from './connection.js';
import { windowFromHeaders, type KnownWindow } from './known-window.js';
import type { Pacer } from './pacer.js';
import { withAnswer } from './raw-answer.js';
import { retries } from './retries.js';
import type { ImageToVideoInput, TextToVideoInput, VideoReference } from './video-inputs.js';
import { generationError } from './wait-for-video.js';
import { windowLimits } from './window-limits.js';

export interface GenerationParts {
  readonly connection: Connection;
  readonly pacer: Pacer;
}

/** What to ask for, and what is to come of it. */
export interface GenerationOrder<Result> {
  readonly path: string;
  readonly input: TextToVideoInput | ImageToVideoInput;
  readonly key: string;
  /** Whether the server shall answer at once. */
  readonly isAsync: boolean;
  /** The result of what the server took on. */
  readonly taken: (video: TakenVideo) => Result | Promise<Result>;
  /** The result of a video that the server has; rejects with not_found where it has none. */
  readonly found: (video: VideoReference) => Promise<Result>;
}

/** What a generation's successes and a held one's end say. */
export type TakenVideo = Pick<AcceptedResponse, 'video_id'> & Partial<AcceptedResponse & GenerationResponse>;

/** Runs one generation to its end, under one Idempotency-Key whatever happens to the answers. */
export async function generate<Result>(
  { connection, pacer }: GenerationParts,
  order: GenerationOrder<Result>,
  { call, earlier }: { readonly call: Call; readonly earlier: VideoReference | undefined },
): Promise<Result> {
  const { key, found } = order;
  const limits = windowLimits(call, pacer);
  const pause = retries(call);
  let videoId: string | null = null;

  /** The result, or null to send again. */
  const attempt = async (): Promise<Result | null> => {
    await limits.enter();
    let window: KnownWindow | null = null;
    let video: TakenVideo;
    try {
      const answer = await connection.send(requestOf(order), call);
      window = windowFromHeaders(answer.headers, call.now());
      video = takenFrom(answer, connection);
    } catch (error) {
      // A lost request keeps its place in the queue's sums until it was looked for.
      return await goOn(error as ClipwrightError);
    } finally {
      pacer.settle(window);
    }
    videoId = video.video_id;
    return order.taken(video);
  };

  const goOn = async (failure: ClipwrightError): Promise<Result | null> => {
    if (isLost(failure)) {
      const result = await lookFor(found, { idempotencyKey: key }, failure);
      if (result == null) await pause(failure);
      return result;
    }
    if (!isLimited(failure)) throw failure;
    limits.holdBack(failure);
    return null;
  };

  try {
    let result = earlier == null ? null : await lookFor(found, earlier);
    while (result == null) result = await attempt();
    return result;
  } catch (error) {
    if (!isOurs(error)) throw error;
    throw named(error, { idempotencyKey: key, videoId: error.videoId ?? videoId }, call);
  }
}

function requestOf({ path, input, key, isAsync }: GenerationOrder<unknown>): ApiRequest {
  const { image, ...fields } = input as Partial<ImageToVideoInput>;
  const headers = {
    'Idempotency-Key': key,
    ...(isAsync && { Prefer: 'respond-async' }),
    ...(!image && { 'Content-Type': 'application/json' }),
  };
  return { method: 'POST', path, body: image ? image.toForm(fields) : JSON.stringify(fields), headers };
}

/** What the server took on; throws what it answered instead. */
function takenFrom(answer: ApiAnswer, { refusal }: Connection): TakenVideo {
  const { status } = answer;
  const video = answer.body as TakenVideo;
  if (status < 300 && isSuccess(video) && typeof video.video_id === 'string')
    return withAnswer(video, answer);
  const error = refusal(answer);
  if (error.code !== 'generation_timeout' || !error.videoId) throw error;
  return withAnswer({ video_id: error.videoId }, answer);
}

/**
 * Asks whether the server has the video; null where it surely has none, so that the request may be sent again. A
 * server without lookup by key refuses the question itself: then the lost answer is all there is to tell.
 */
async function lookFor<Result>(
  found: GenerationOrder<Result>['found'],
  video: VideoReference,
  lost?: ClipwrightError,
): Promise<Result | null> {
  try {
    return await found(video);
  } catch (reason) {
    const { code } = reason as ClipwrightError;
    if (code === 'not_found' && typeof video !== 'string') return null;
    throw lost && (code === 'invalid_request' || code === 'unexpected_answer') ? lost : reason;
  }
}

/** Whether it is open what became of the request: no answer came, or nobody's word. */
function isLost(failure: ClipwrightError): boolean {
  const { code, status } = failure;
  const isOpen = status < 300 || status > 500 || code === 'internal_error';
  return isOurs(failure) && isOpen && !isFinal(failure);
}

/** One for failed authentications is not over when its time is: the key stays wrong. */
const isLimited = ({ code, status }: ClipwrightError): boolean =>
  status === 429 && code !== 'too_many_auth_failures';

/** Says under which key the video was asked for, so that it can be found again. */
function named(error: ClipwrightError, video: NamedVideo, { untilMs, now }: Call): ClipwrightError {
  const isLate = error.code === 'connection_failed' && now() >= untilMs;
  return Object.assign(isLate ? generationError('generation_timeout', { cause: error }) : error, video);
}

interface NamedVideo {
  readonly idempotencyKey: string;
  readonly videoId: string | null;
}
