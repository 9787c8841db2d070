import { readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { settingsOfStore, sharedStore, type SharedStore } from './shared-store.js';
import { temporaryFolder } from './temporary-folder.js';
import type { TestServer } from './test-server.js';

type Place = Pick<TestServer, 'database' | 'home'>;

/**
 * The names of the files of a server's videos, in its folder or in the store that replicas share, without the
 * storage's own marks and the probe that /readyz writes. What HTTP can show is asked of HTTP.
 */
export async function storedNames(server: Place): Promise<string[]> {
  const store = sharedStore();
  const names =
    store === null
      ? await readdir(join(server.home, 'media')).catch(() => [])
      : await namesIn(await bucketOf(store, server));
  return names.filter((name) => !/^(\.|probe-)/.test(name)).toSorted();
}

/** The path of one of them, to look at: its own, or that of a copy. */
export async function storedFile(server: Place, name: string): Promise<string> {
  const store = sharedStore();
  if (store === null) return join(server.home, 'media', name);
  const file = join(await temporaryFolder('copy'), name);
  await writeFile(file, await bytesIn(await bucketOf(store, server), name));
  return file;
}

/** Puts a file back as it is, with another time. */
export async function putBack(server: Place, name: string): Promise<void> {
  const store = sharedStore();
  if (store === null) return await utimes(join(server.home, 'media', name), 1_000_000, 1_000_000);
  const bucket = await bucketOf(store, server);
  await bucket.put(name, await bytesIn(bucket, name));
}

/** The path of a video's file by the address that its caller got. */
export const videoFile = (server: Place, videoUrl: string): Promise<string> =>
  storedFile(server, new URL(videoUrl).pathname.split('/').at(-1) ?? '');

/** The SDK takes its time to load: only a run over replicas waits for it. */
async function bucketOf(store: SharedStore, { database }: Place) {
  const { GetObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } =
    await import('@aws-sdk/client-s3');
  const { endpoint, accessKeyId, secretAccessKey } = store;
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
  });
  const { host: Bucket, pathname } = new URL(settingsOfStore(store, database.name).STORAGE_URL);
  const prefix = pathname.slice(1);
  return {
    page: (after: string | undefined) =>
      client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, ...(after && { StartAfter: after }) })),
    get: (name: string) => client.send(new GetObjectCommand({ Bucket, Key: prefix + name })),
    put: (name: string, bytes: Uint8Array) =>
      client.send(new PutObjectCommand({ Bucket, Key: prefix + name, Body: bytes })),
    prefix,
  };
}

type Bucket = Awaited<ReturnType<typeof bucketOf>>;

async function namesIn({ page, prefix }: Bucket): Promise<string[]> {
  const keys: string[] = [];
  for (;;) {
    const { Contents = [], IsTruncated = false } = await page(keys.at(-1));
    keys.push(...Contents.map(({ Key = '' }) => Key));
    if (!IsTruncated) return keys.map((key) => key.slice(prefix.length));
  }
}

async function bytesIn({ get }: Bucket, name: string): Promise<Uint8Array> {
  const { Body } = await get(name);
  if (Body === undefined) throw new Error(`${name} has no bytes.`);
  return await Body.transformToByteArray();
}
