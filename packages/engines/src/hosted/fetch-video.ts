import { EngineError } from '@clipwright/core/engine';
import { FetchRefusedError, type FetchRefusalReason } from '../media/safe-fetch-refusal.js';
import type { DownloadVideo } from '../media/video-download.js';
import type { RemoteVideo } from './follow-work.js';
import type { Session } from './hosted-session.js';

const MOST_TRIES = 4;

/** What may be gone the next time. */
const PASSING: ReadonlySet<FetchRefusalReason> = new Set(['connection_failed', 'timed_out', 'unresolved']);

/**
 * The bytes of a finished video, wherever its provider put them. Rejects with an EngineError or the signal's
 * reason.
 */
export async function fetchVideo(
  session: Session,
  video: RemoteVideo,
  { signal, download }: { signal: AbortSignal; download: DownloadVideo },
): Promise<ReadableStream<Uint8Array>> {
  if (video.type === 'url') return await downloaded(session, video.url, { signal, download });
  if (video.type === 'uploaded')
    throw new EngineError(
      'failed',
      `${session.provider.title} put the video where this server can not fetch it.`,
    );
  const bytes = video.type === 'base64' ? Buffer.from(video.data, 'base64') : Buffer.from(video.data);
  if (bytes.length > session.settings.maxVideoBytes) throw tooLarge(session);
  return new Blob([bytes]).stream();
}

/** It is made and paid for, so a broken download is worth some patience. */
async function downloaded(
  session: Session,
  url: string,
  { signal, download }: { signal: AbortSignal; download: DownloadVideo },
): Promise<ReadableStream<Uint8Array>> {
  const { settings, sleep } = session;
  for (let tries = 1; ; tries += 1) {
    const fetched = await download(url, signal, { maxBytes: settings.maxVideoBytes }).catch(refusalOf);
    if (!(fetched instanceof FetchRefusedError)) return fetched;
    if (!isPassing(fetched) || tries >= MOST_TRIES) throw refused(session, fetched);
    await sleep(settings.pollIntervalMs * tries, signal);
    signal.throwIfAborted();
  }
}

function refusalOf(error: unknown): FetchRefusedError {
  if (error instanceof FetchRefusedError) return error;
  throw error;
}

const isPassing = ({ reason, detail }: FetchRefusedError): boolean =>
  PASSING.has(reason) || (reason === 'status' && /^(?:5|429)/.test(detail));

function refused(session: Session, { reason, detail }: FetchRefusedError): EngineError {
  if (reason === 'too_large') return tooLarge(session);
  const cause = new Error(`download refused: ${reason} ${detail}`);
  return new EngineError(
    'failed',
    `The video was made at ${session.provider.title}, but could not be downloaded from there.`,
    { cause },
  );
}

function tooLarge({ provider, settings }: Session): EngineError {
  return new EngineError(
    'failed',
    `The video from ${provider.title} is larger than the ${settings.maxVideoBytes} bytes that this engine takes.`,
  );
}
