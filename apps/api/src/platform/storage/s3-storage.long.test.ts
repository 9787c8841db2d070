import { randomBytes } from 'node:crypto';
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { lies, refuses, resets, serves, type SmallS3, startSmallS3 } from './__fixtures__/small-s3.js';
import { ensureBucket, openS3, type S3Connections } from './s3-bucket.js';
import { S3Storage } from './s3-storage.js';
import { SignedMediaLinks } from './signed-media-links.js';

let s3: SmallS3;
let connections: S3Connections;
let storage: S3Storage;
let folder: string;

beforeAll(async () => {
  process.env.AWS_ACCESS_KEY_ID = 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY = 'S3RVER';
  folder = await mkdtemp(join(tmpdir(), 'clipwright-'));
  s3 = await startSmallS3();
  connections = openS3(s3.address);
  storage = new S3Storage(connections, s3.address);
});
afterAll(async () => {
  connections.client.destroy();
  connections.readers.destroy();
  await s3.close();
  await rm(folder, { recursive: true });
});

const MEBIBYTE = 1024 * 1024;
let files = 0;

async function localFile(bytes: Buffer): Promise<string> {
  const file = join(folder, `${(files += 1)}`);
  await writeFile(file, bytes);
  return file;
}

const contentOf = async (key: string): Promise<Buffer> => Buffer.from(await storage.readAll(key));

describe('files in an S3 store', () => {
  it('find the bucket made where it was missing, and know an empty one from a familiar one', async () => {
    expect(await storage.isFamiliar().catch(() => false)).toBe(false);
    await expect(storage.checkWritable()).rejects.toMatchObject({ $metadata: { httpStatusCode: 404 } });
    await ensureBucket(connections.client, s3.address);
    await storage.checkWritable();
    expect(await storage.isFamiliar()).toBe(false);
    await storage.putBytes('vid_0-1.mp4', Buffer.from('first'));
    expect(await storage.isFamiliar()).toBe(true);
  });

  it('are moved in whole, also in many pieces, and read in any part', async () => {
    const bytes = randomBytes(20 * MEBIBYTE);
    const file = await localFile(bytes);
    await storage.put('vid_large-1.mp4', file);
    await expect(access(file)).rejects.toThrow('ENOENT');
    expect((await contentOf('vid_large-1.mp4')).equals(bytes)).toBe(true);
    const part = await buffer(
      storage.read('vid_large-1.mp4', { start: 9 * MEBIBYTE, end: 9 * MEBIBYTE + 99 }),
    );
    expect(part.equals(bytes.subarray(9 * MEBIBYTE, 9 * MEBIBYTE + 100))).toBe(true);
  });

  it('have the validators that they would have in a folder', async () => {
    await storage.putBytes('vid_1-1.mp4', Buffer.alloc(300));
    expect(await storage.stat('vid_1-1.mp4')).toMatchObject({ sizeBytes: 300, etag: '"vid_1-1.mp4-12c"' });
    expect(await storage.stat('vid_nobody-1.mp4')).toBeNull();
  });

  it('cost the store nothing while nobody reads them', async () => {
    await storage.putBytes('vid_2-1.mp4', Buffer.from('unread'));
    s3.asked.length = 0;
    storage.read('vid_2-1.mp4', { start: 0, end: 5 }).destroy();
    expect(s3.asked).toEqual([]);
  });

  it('can be asked about while many readers are slow', async () => {
    await storage.putBytes('vid_4-1.mp4', Buffer.alloc(MEBIBYTE));
    const readers = Array.from({ length: 60 }, () =>
      storage.read('vid_4-1.mp4', { start: 0, end: MEBIBYTE - 1 }),
    );
    await Promise.all(readers.map((reader) => new Promise((resolve) => reader.once('readable', resolve))));
    expect(await storage.stat('vid_4-1.mp4')).toMatchObject({ sizeBytes: MEBIBYTE });
    for (const reader of readers) reader.destroy();
  });

  it('are listed without what others keep in the bucket, and found missing by listing', async () => {
    const keys = Array.from({ length: 30 }, (_, at) => `vid_l${String(at).padStart(2, '0')}-1.mp4`);
    await Promise.all(keys.map((key) => storage.putBytes(key, Buffer.from(key))));
    const listed = [];
    for await (const { key } of storage.list()) listed.push(key);
    expect(listed).toEqual(expect.arrayContaining(keys));
    expect(listed).not.toContain('.clipwright');
    await storage.remove('vid_l07-1.mp4');
    await storage.remove('vid_l07-1.mp4');
    s3.asked.length = 0;
    expect(await storage.missingAmong(keys.toReversed())).toEqual(['vid_l07-1.mp4']);
    expect(s3.asked).toEqual(['GET /clips/']);
    expect(await storage.missingAmong([])).toEqual([]);
  });

  it('can be had by a signed address for a while', async () => {
    await storage.putBytes('vid_3-1.mp4', Buffer.from('signed'));
    const links = await SignedMediaLinks.open(connections.client, s3.address, 60);
    const url = await links.linkTo('vid_3-1.mp4');
    expect(url.startsWith(`${links.origin}/clips/of/us/vid_3-1.mp4?`)).toBe(true);
    expect(new URL(url).searchParams.get('X-Amz-Expires')).toBe('60');
    const answer = await fetch(url, { headers: { Range: 'bytes=1-3' } });
    expect([answer.status, await answer.text()]).toEqual([206, 'ign']);
  });
});

describe('a store in trouble', () => {
  it('is asked again when it is busy, out of order or cuts a connection', async () => {
    s3.next(serves, refuses(503, 'SlowDown'), refuses(500, 'InternalError'), resets);
    await storage.putBytes('vid_busy-1.mp4', Buffer.from('kept'));
    expect((await contentOf('vid_busy-1.mp4')).toString()).toBe('kept');
  });

  it('keeps a file that it took while its answer was lost', async () => {
    const file = await localFile(Buffer.from('once'));
    await storage.putBytes('vid_lost-1.mp4', Buffer.from('once'));
    s3.next(refuses(412, 'PreconditionFailed'));
    await storage.put('vid_lost-1.mp4', file);
    expect((await contentOf('vid_lost-1.mp4')).toString()).toBe('once');
  });

  it('is not believed that it kept a file before it was looked at', async () => {
    const file = await localFile(Buffer.from('never kept'));
    s3.next(lies);
    await expect(storage.put('vid_lie-1.mp4', file)).rejects.toThrow('the store kept 0 of the 10 bytes');
    await access(file);
  });

  it('that refuses the key or has no room is told as it is, and loses no local file', async () => {
    const file = await localFile(Buffer.from('mine'));
    s3.next(refuses(403, 'AccessDenied'));
    await expect(storage.put('vid_no-1.mp4', file)).rejects.toThrow('AccessDenied');
    await access(file);
  });

  it('never makes a file look missing that it could not look for', async () => {
    await storage.putBytes('vid_there-1.mp4', Buffer.from('there'));
    s3.next(refuses(403, 'AccessDenied'));
    await expect(storage.stat('vid_there-1.mp4')).rejects.toMatchObject({
      $metadata: { httpStatusCode: 403 },
    });
    s3.next(refuses(403, 'AccessDenied'));
    await expect(storage.missingAmong(['vid_there-1.mp4'])).rejects.toThrow('AccessDenied');
  });
});
