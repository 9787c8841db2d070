import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { reserveGuard } from '../files/reserve-guard.js';
import { FetchRefusedError } from './safe-fetch-refusal.js';
import { createSafeFetch, type SafeFetchOptions } from './safe-fetch.js';

/**
 * Fetches a video that a vendor named: the whole file as a stream, which removes it from the disk once it has
 * ended or was given up. Rejects with a FetchRefusedError, the signal's reason, or what the disk says.
 */
export type DownloadVideo = (
  url: string,
  signal: AbortSignal,
  limits?: { readonly maxBytes: number },
) => Promise<ReadableStream<Uint8Array>>;

export interface VideoDownloadOptions extends Omit<SafeFetchOptions, 'accept' | 'limits'> {
  /** Where a file stands until it has been read. */
  readonly tempDir: string;
  /** Kept free on its disk. Default none. */
  readonly reserveBytes?: number;
  /** The longest that one download may take. Default 10 minutes. */
  readonly totalMs?: number;
}

const CONNECT_MS = 10_000;
const TOTAL_MS = 600_000;
const MOST_BYTES = 1024 ** 3;

/**
 * A download by the rules of safe-fetch, over https alone: first whole onto the disk, so that what breaks off
 * can be fetched anew.
 */
export function createVideoDownload({
  tempDir,
  reserveBytes = 0,
  totalMs = TOTAL_MS,
  ...options
}: VideoDownloadOptions): DownloadVideo {
  const dir = join(tempDir, String(process.pid));
  return async (url, signal, { maxBytes } = { maxBytes: MOST_BYTES }) => {
    const limits = { maxBytes, totalMs, connectMs: CONNECT_MS };
    const safeFetch = createSafeFetch({ httpsOnly: true, ...options, accept: 'video/*, */*;q=0.5', limits });
    await mkdir(dir, { recursive: true });
    const path = join(dir, `${randomUUID()}.download`);
    const fetched = await safeFetch.fetchToFile(url, {
      signal,
      path,
      before: reserveGuard(dir, reserveBytes),
    });
    if (!fetched.ok) throw new FetchRefusedError(fetched.reason, { detail: fetched.detail });
    return readAndRemove(path);
  };
}

function readAndRemove(path: string): ReadableStream<Uint8Array> {
  const source = createReadStream(path);
  source.once('close', () => void rm(path, { force: true }));
  return Readable.toWeb(source) as ReadableStream<Uint8Array>;
}
