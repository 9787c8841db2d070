import { freeBytesAt } from './free-bytes.js';
import { OutOfSpaceError } from './out-of-space.js';

/** How much is written between two looks at the disk. */
const LOOK_EVERY_BYTES = 4 * 1024 * 1024;

/** Told of every piece before it is written. */
export type BeforeWriting = (bytes: number) => Promise<void>;

/**
 * For a file whose size nobody knows beforehand: ends the writing before it takes what is kept free for the
 * database. @throws OutOfSpaceError
 */
export function reserveGuard(dir: string, reserveBytes: number): BeforeWriting {
  let ahead = 0;
  return async (bytes) => {
    ahead -= bytes;
    if (ahead >= 0) return;
    ahead = LOOK_EVERY_BYTES;
    if ((await freeBytesAt(dir)) < reserveBytes + LOOK_EVERY_BYTES)
      throw new OutOfSpaceError('the file would take what is kept free for the database');
  };
}

/** The same for a stream on its way to a file. */
export const withinReserve = (dir: string, reserveBytes: number) =>
  async function* (source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
    const before = reserveGuard(dir, reserveBytes);
    for await (const chunk of source) {
      await before(chunk.byteLength);
      yield chunk;
    }
  };
