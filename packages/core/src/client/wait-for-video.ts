import { ClipwrightError } from '../errors/clipwright-error.js';
import {
  EngineUnavailableError,
  GenerationCanceledError,
  GenerationFailedError,
  GenerationTimeoutError,
  StorageFullError,
} from '../errors/error-table.js';
import type { VideoStatusResponse } from '../wire/video-responses.js';
import type { ClientPlatform } from './client-options.js';
import { UnexpectedAnswerError } from './unexpected-answer-error.js';

/** How to wait for a video. */
export interface WaitOptions {
  readonly signal?: AbortSignal | undefined;
  /** Called after every look at the status. */
  readonly onProgress?: ((status: VideoStatusResponse) => void) | undefined;
  /** How long to go on looking before rejecting with GenerationTimeoutError. Default 30 minutes. */
  readonly timeoutMs?: number | undefined;
}

export interface StatusLook extends Pick<ClientPlatform, 'sleep' | 'now'> {
  readonly look: () => Promise<VideoStatusResponse>;
}

const DEFAULT_TIMEOUT_MS = 1_800_000;
const SHORTEST_POLL_MS = 1_000;
const LONGEST_POLL_MS = 10_000;
const WORKING = new Set(['queued', 'processing']);

/**
 * Looks until the video is completed (or already expired); rejects with the error's class where it failed.
 */
export async function waitForVideo(
  { look, sleep, now }: StatusLook,
  options: WaitOptions = {},
): Promise<VideoStatusResponse> {
  const startedAtMs = now();
  for (;;) {
    const status = await look();
    options.onProgress?.(status);
    if (!WORKING.has(status.status)) return finished(status);
    const elapsedMs = now() - startedAtMs;
    if (elapsedMs >= (options.timeoutMs ?? DEFAULT_TIMEOUT_MS))
      throw new GenerationTimeoutError({ videoId: status.video_id });
    await sleep(Math.min(LONGEST_POLL_MS, Math.max(SHORTEST_POLL_MS, elapsedMs / 10)), options.signal);
  }
}

function finished(status: VideoStatusResponse): VideoStatusResponse {
  if (status.status === 'completed' || status.status === 'expired') return status;
  throw failureOf(status);
}

function failureOf({ status, video_id: videoId, error }: VideoStatusResponse): ClipwrightError {
  if (status === 'canceled') return new GenerationCanceledError({ videoId });
  if (status !== 'failed')
    return new UnexpectedAnswerError({ message: 'The server told a status that is none of the interface.' });
  const facts = { videoId, ...(error === null ? {} : { message: error.message }) };
  if (error?.code === 'engine_unavailable') return new EngineUnavailableError(facts);
  return error?.code === 'storage_full' ? new StorageFullError(facts) : new GenerationFailedError(facts);
}
