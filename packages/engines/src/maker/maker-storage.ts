import type { Readable } from 'node:stream';
import type { ByteRange } from '../files/object-storage.js';
import type { VideoStorage } from '../flow/ports.js';

/** Where a maker keeps its files. */
export interface MakerStorage extends VideoStorage {
  /** Writes bytes. They are there whole, or not at all. */
  putBytes(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string, range: ByteRange): Readable;
  /** Bytes that could still be written; null where nobody can know. */
  freeBytes(): Promise<number | null>;
}
