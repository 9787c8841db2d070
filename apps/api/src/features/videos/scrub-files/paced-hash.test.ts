import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { pacedHash } from './paced-hash.js';

const PIECE_BYTES = 50_000;
const PIECES = 10;

/** Half a megabyte in pieces, and how many of them were asked for. */
function source(): { stream: Readable; asked: () => number; whole: Buffer } {
  const pieces = Array.from({ length: PIECES }, (_, index) => Buffer.alloc(PIECE_BYTES, index));
  let asked = 0;
  const stream = new Readable({ highWaterMark: 1, read: () => void stream.push(pieces[asked++] ?? null) });
  return { stream, asked: () => asked, whole: Buffer.concat(pieces) };
}

describe('a hash at a pace', () => {
  it('is the SHA-256 of all bytes, and takes at least as long as the pace says', async () => {
    const { stream, whole } = source();
    const startMs = performance.now();
    const found = await pacedHash(stream, {
      bytesPerSecond: 1_000_000,
      signal: new AbortController().signal,
    });
    expect(found.equals(createHash('sha256').update(whole).digest())).toBe(true);
    expect(performance.now() - startMs).toBeGreaterThan(490);
  });

  it('ends when it is no longer wanted, with most of the file unread', async () => {
    const { stream, asked } = source();
    const stop = new AbortController();
    const reading = pacedHash(stream, { bytesPerSecond: 1, signal: stop.signal });
    stop.abort(new Error('enough'));
    await expect(reading).rejects.toThrow('enough');
    expect(asked()).toBeLessThan(PIECES);
    expect(stream.destroyed).toBe(true);
  });
});
