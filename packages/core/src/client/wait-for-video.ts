import { ClipwrightError, type CommonFacts } from '../errors/clipwright-error.js';
import type { ErrorCode } from '../errors/occasions.js';
import type { VideoStatusResponse } from '../wire/video-responses.js';
import { tell, type Call } from './call.js';
import { retryAfterMs } from './known-window.js';
import { answerOf } from './raw-answer.js';
import { NO_STATUS, unexpected } from './unexpected.js';

const SHORTEST_POLL_MS = 1_000;
const LONGEST_POLL_MS = 10_000;

export type Look = () => Promise<VideoStatusResponse>;

/** Where a video is to be followed, and who is told. */
export type Following = Call & {
  readonly onProgress?: ((status: VideoStatusResponse) => unknown) | undefined;
};

/**
 * Looks until the video is over, and gives every state that it sees, the last one too. Rejects with
 * GenerationTimeoutError when that takes too long.
 */
export async function* watchVideo(look: Look, call: Following): AsyncGenerator<VideoStatusResponse, void> {
  const { now, sleep, onProgress, signal } = call;
  const startedAtMs = now();
  const untilMs = Math.min(call.untilMs, startedAtMs + call.maxFollowMs);
  for (;;) {
    const status = await look();
    tell(onProgress, status);
    yield status;
    if (!isWorking(status)) return;
    await sleep(Math.min(untilMs - now(), pollMs(status, now() - startedAtMs)), signal);
    if (now() >= untilMs) throw generationError('generation_timeout', { videoId: status.video_id });
  }
}

/** Looks until the video is completed (or already expired); rejects with the error's class where it failed. */
export async function waitForVideo(look: Look, call: Following): Promise<VideoStatusResponse> {
  let last: VideoStatusResponse | undefined;
  for await (const status of watchVideo(look, call)) last = status;
  return finished(last as VideoStatusResponse);
}

/** One that the status of a video tells, or that its waiting came to. */
export const generationError = (
  code: ErrorCode,
  facts: Pick<CommonFacts, 'videoId' | 'cause' | 'message'>,
): ClipwrightError =>
  new ClipwrightError({ code, status: 500, message: 'The video is not finished.' }, facts);

/** As the server asks; else by what it expects, or by how long it takes already. */
const pollMs = (status: VideoStatusResponse, elapsedMs: number): number =>
  Math.max(
    retryAfterMs(answerOf(status)?.headers) ?? 0,
    Math.min(
      LONGEST_POLL_MS,
      Math.max(SHORTEST_POLL_MS, (status.estimated_seconds ?? 0) * 250 || elapsedMs / 10),
    ),
  );

const isWorking = ({ status }: VideoStatusResponse): boolean =>
  status === 'queued' || status === 'processing';

function finished(status: VideoStatusResponse): VideoStatusResponse {
  if (status.status === 'completed' || status.status === 'expired') return status;
  const { status: is, video_id: videoId, error } = status;
  const failed = NAMED.find((code) => code === error?.code) ?? 'generation_failed';
  const code = { failed, canceled: 'generation_canceled' }[is as string] as ErrorCode | undefined;
  if (!code) throw unexpected(NO_STATUS);
  throw generationError(code, { message: `The video is ${is}.`, videoId, ...error });
}

/** What a failed video names beside its failing. */
const NAMED = ['engine_unavailable', 'storage_full'] as const;
