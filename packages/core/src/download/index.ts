/**
 * The files of videos, as streams.
 *
 * @module download
 */
import { withAnswer, rawOf } from '../client/raw-answer.js';
import type { CallOptions } from '../client/video-inputs.js';
import { ConnectionFailedError, UnexpectedAnswerError } from '../errors/client-errors.js';
import { parseErrorBody } from '../errors/parse-error-body.js';
import { boundedFetch, type PlatformFetch } from '../platform/bounded-fetch.js';

/** A file being read. The size is in bytes, null where the server does not tell. */
export interface Download {
  readonly stream: ReadableStream<Uint8Array>;
  readonly sizeBytes: number | null;
  readonly contentType: string | null;
}

/** What a download takes. timeoutMs bounds the reading of the stream too. */
export interface DownloadOptions extends Pick<CallOptions, 'signal' | 'timeoutMs'> {
  /** In place of the platform's own. */
  readonly fetch?: PlatformFetch | undefined;
}

/**
 * Opens a video's file as a stream. No key is sent: the address itself is the permission. Rejects with the error that
 * the host tells, with ConnectionFailedError, or with the reason of an aborted signal.
 */
export async function download(
  video: string | { readonly video_url: string },
  options: DownloadOptions = {},
): Promise<Download> {
  const answer = await opened(typeof video === 'string' ? video : video.video_url, options);
  const { status, headers, body } = answer;
  if (status !== 200) throw parseErrorBody(status, json(await answer.text().catch(() => '')), headers);
  if (body === null)
    throw new UnexpectedAnswerError({ message: 'The file came without content.', status, headers });
  const size = headers.get('content-length');
  const file = {
    stream: body,
    sizeBytes: size === null ? null : Number(size),
    contentType: headers.get('content-type'),
  };
  return withAnswer(file, rawOf(answer));
}

async function opened(url: string, { signal, timeoutMs, fetch: own }: DownloadOptions) {
  signal?.throwIfAborted();
  const open = boundedFetch(own ?? ((address, init) => fetch(address, init as RequestInit)));
  try {
    return await open(url, { method: 'GET', headers: {}, redirect: 'follow', signal, timeoutMs });
  } catch (cause) {
    signal?.throwIfAborted();
    const host = url.split('/', 3).join('/');
    throw new ConnectionFailedError({ message: `The file could not be read from ${host}.`, cause });
  }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
