import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import {
  type ByteRange,
  type ListedObject,
  ObjectStorage,
  type StoredObject,
} from '@clipwright/engines/files';
import type { S3Address } from '../../config/storage-url.js';
import { askedBody } from './asked-body.js';
import { isMissing, refusedWith, type S3Connections } from './s3-bucket.js';
import { S3Listing } from './s3-listing.js';

/** Tells a bucket that has been written to from an empty one. */
const MARK = '.clipwright';
/** A file is sent in pieces of this size; one that is no larger, in one request. */
const PIECE_BYTES = 8 * 1024 * 1024;
/** Pieces of one file that are under way at once: what an upload keeps in memory. */
const PIECES_AT_ONCE = 2;
const PRECONDITION_FAILED = 412;

/** Objects in a bucket of an S3 store, which any number of processes share. */
export class S3Storage extends ObjectStorage {
  private readonly client: S3Client;
  private readonly readers: S3Client;
  private readonly listing: S3Listing;
  private isMarked = false;

  constructor(
    { client, readers }: S3Connections,
    private readonly address: S3Address,
  ) {
    super();
    this.client = client;
    this.readers = readers;
    this.listing = new S3Listing(client, address);
  }

  /** The store answers, and has the bucket. Whether it takes a file shows when it is given one. */
  async checkWritable(): Promise<void> {
    await this.client.send(new HeadBucketCommand({ Bucket: this.address.bucket }));
  }

  async put(key: string, localFile: string): Promise<void> {
    const { size } = await stat(localFile);
    await this.upload(key, createReadStream(localFile), size);
    await rm(localFile, { force: true });
  }

  async putBytes(key: string, bytes: Uint8Array): Promise<void> {
    await this.upload(key, bytes, bytes.byteLength);
  }

  async stat(key: string): Promise<StoredObject | null> {
    try {
      const found = await this.client.send(new HeadObjectCommand(this.at(key)));
      const { ContentLength: sizeBytes, LastModified: modifiedAt = new Date() } = found;
      if (sizeBytes === undefined) throw new Error('the store does not tell how long a file is');
      // Not the store's own: it differs by how a file was sent, and this one stays what it was in a folder.
      const etag = `"${key}-${sizeBytes.toString(16)}"`;
      return { sizeBytes, etag, modifiedAt };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /**
   * Neighbours come in a page or two of a listing; one by one, a large bucket would be asked thousands of times.
   */
  async missingAmong(keys: readonly string[]): Promise<string[]> {
    const sorted = keys.toSorted();
    const [first, last] = [sorted[0], sorted.at(-1)];
    if (first === undefined || last === undefined) return [];
    const listed = await this.listing.span(first, last);
    const unsure = sorted.filter((key) => !listed.keys.has(key));
    const surely = unsure.filter((key) => key <= listed.until);
    const others = unsure.filter((key) => key > listed.until);
    const found = await Promise.all(others.map((key) => this.stat(key)));
    return [...surely, ...others.filter((_, at) => found[at] === null)];
  }

  read(key: string, { start, end }: ByteRange): Readable {
    const asked = new GetObjectCommand({ ...this.at(key), Range: `bytes=${start}-${end}` });
    return askedBody(async (abortSignal) => {
      const { Body } = await this.readers.send(asked, { abortSignal });
      return Body as Readable;
    });
  }

  async readAll(key: string): Promise<Uint8Array> {
    const { Body } = await this.client.send(new GetObjectCommand(this.at(key)));
    if (Body === undefined) throw new Error('the store sent no body');
    return await Body.transformToByteArray();
  }

  list(): AsyncIterable<ListedObject> {
    return this.listing.all();
  }

  /** A store tells nobody how much room it has. */
  async freeBytes(): Promise<null> {
    return await Promise.resolve(null);
  }

  async isFamiliar(): Promise<boolean> {
    return (await this.stat(MARK)) !== null;
  }

  async remove(key: string): Promise<void> {
    await this.client.send(new DeleteObjectCommand(this.at(key)));
  }

  /** A key is given to one content and never again: what is there already is not written over. */
  private async upload(key: string, body: Readable | Uint8Array, sizeBytes: number): Promise<void> {
    const sending = new Upload({
      client: this.client,
      params: { ...this.at(key), Body: body, ContentType: typeOf(key), IfNoneMatch: '*' },
      partSize: PIECE_BYTES,
      queueSize: PIECES_AT_ONCE,
    });
    const isOurs = await sending.done().then(
      () => true,
      (error: unknown) => {
        if ('destroy' in body) body.destroy();
        // An answer was lost, and the piece sent again; or an attempt that nobody waits for was faster.
        if (refusedWith(error) !== PRECONDITION_FAILED) throw error;
        return false;
      },
    );
    const kept = (await this.stat(key))?.sizeBytes ?? 0;
    if (kept !== sizeBytes) await this.refuse({ key, kept, sizeBytes, isOurs });
    await this.mark();
  }

  /** What the store says that it took is not believed before it was looked at. What others put there stays. */
  private async refuse(upload: {
    key: string;
    kept: number;
    sizeBytes: number;
    isOurs: boolean;
  }): Promise<never> {
    const { key, kept, sizeBytes, isOurs } = upload;
    if (isOurs) await this.remove(key);
    throw new Error(`the store kept ${kept} of the ${sizeBytes} bytes that it was sent`);
  }

  private async mark(): Promise<void> {
    if (this.isMarked) return;
    await this.client.send(
      new PutObjectCommand({ ...this.at(MARK), Body: 'Files of Clipwright stand beside this one.' }),
    );
    this.isMarked = true;
  }

  private at(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.address.bucket, Key: `${this.address.prefix}${key}` };
  }
}

const TYPES: Readonly<Record<string, string>> = {
  mp4: 'video/mp4',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

const typeOf = (key: string): string => TYPES[key.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
