import type { Readable } from 'node:stream';

/** What is known of a stored object without reading it. */
export interface StoredObject {
  readonly sizeBytes: number;
  /** A strong validator, quoted as HTTP wants it. */
  readonly etag: string;
  readonly modifiedAt: Date;
}

/** An object as found in a listing. */
export interface ListedObject {
  readonly key: string;
  readonly modifiedAt: Date;
}

/** Bytes from `start` to `end`, both counted from 0 and both included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/** Where finished files are kept. Keys are plain file names that we made ourselves. */
export abstract class ObjectStorage {
  /** Resolves if a file could be written now. Asked before an engine starts to work. */
  abstract checkWritable(): Promise<void>;
  /** Moves a local file in. It is there whole, or not at all. */
  abstract put(key: string, localFile: string): Promise<void>;
  /** Writes bytes. They are there whole, or not at all. */
  abstract putBytes(key: string, bytes: Uint8Array): Promise<void>;
  abstract stat(key: string): Promise<StoredObject | null>;
  /** Those of some hundred keys, best neighbours in their order, that are not there. */
  abstract missingAmong(keys: readonly string[]): Promise<string[]>;
  abstract read(key: string, range: ByteRange): Readable;
  /** All of an object. Rejects when it isn't there. */
  abstract readAll(key: string): Promise<Uint8Array>;
  /** Every object, in no order. */
  abstract list(): AsyncIterable<ListedObject>;
  /** Bytes that could still be written; null where nobody can know. */
  abstract freeBytes(): Promise<number | null>;
  /**
   * Whether this is the storage that was written to before, and not, say, an empty folder where a disk should
   * be mounted.
   */
  abstract isFamiliar(): Promise<boolean>;
  /** Removes an object; one that isn't there is fine. */
  abstract remove(key: string): Promise<void>;
}
