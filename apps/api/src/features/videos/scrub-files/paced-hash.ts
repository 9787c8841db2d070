import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Pace {
  readonly bytesPerSecond: number;
  readonly signal: AbortSignal;
}

/** SHA-256 of a stream, read no faster than the pace: the source is not asked for more while we wait. */
export async function pacedHash(source: Readable, { bytesPerSecond, signal }: Pace): Promise<Buffer> {
  const hash = createHash('sha256');
  const startMs = performance.now();
  let bytes = 0;
  for await (const piece of source as AsyncIterable<Buffer>) {
    signal.throwIfAborted();
    hash.update(piece);
    bytes += piece.length;
    const aheadMs = (bytes / bytesPerSecond) * 1000 - (performance.now() - startMs);
    if (aheadMs > 1) await sleep(aheadMs, undefined, { signal });
  }
  return hash.digest();
}
