import { Readable } from 'node:stream';
import {
  type ByteRange,
  type ListedObject,
  ObjectStorage,
  type StoredObject,
} from '@clipwright/engines/files';
import { MediaLinks } from './media-links.js';

/** A storage that everything is written to, and the one before it, where what was not moved yet is still read. */
export class StorageWithFormer extends ObjectStorage {
  constructor(
    private readonly storage: ObjectStorage,
    private readonly former: ObjectStorage,
  ) {
    super();
  }

  async checkWritable(): Promise<void> {
    await this.storage.checkWritable();
  }

  async put(key: string, localFile: string): Promise<void> {
    await this.storage.put(key, localFile);
  }

  async putBytes(key: string, bytes: Uint8Array): Promise<void> {
    await this.storage.putBytes(key, bytes);
  }

  async stat(key: string): Promise<StoredObject | null> {
    return (await this.storage.stat(key)) ?? (await this.former.stat(key));
  }

  async missingAmong(keys: readonly string[]): Promise<string[]> {
    return await this.former.missingAmong(await this.storage.missingAmong(keys));
  }

  read(key: string, range: ByteRange): Readable {
    return Readable.from(this.pieces(key, range), { objectMode: false });
  }

  async readAll(key: string): Promise<Uint8Array> {
    return await (await this.holderOf(key)).readAll(key);
  }

  async *list(): AsyncIterable<ListedObject> {
    yield* this.storage.list();
    yield* this.former.list();
  }

  async freeBytes(): Promise<number | null> {
    return await this.storage.freeBytes();
  }

  /** A former one that is not mounted holds files that only seem to be gone. */
  async isFamiliar(): Promise<boolean> {
    return (await this.storage.isFamiliar()) && (await this.former.isFamiliar());
  }

  async remove(key: string): Promise<void> {
    await this.storage.remove(key);
    await this.former.remove(key);
  }

  private async *pieces(key: string, range: ByteRange): AsyncGenerator<Uint8Array> {
    yield* (await this.holderOf(key)).read(key, range);
  }

  private async holderOf(key: string): Promise<ObjectStorage> {
    return (await this.storage.stat(key)) === null ? this.former : this.storage;
  }
}

/** Only what was moved can be had elsewhere. */
export class LinksOnceMoved extends MediaLinks {
  readonly origin: string | null;

  constructor(
    private readonly links: MediaLinks,
    private readonly storage: ObjectStorage,
  ) {
    super();
    this.origin = links.origin;
  }

  async linkTo(key: string): Promise<string | null> {
    if (this.origin === null || (await this.storage.stat(key)) === null) return null;
    return await this.links.linkTo(key);
  }
}
