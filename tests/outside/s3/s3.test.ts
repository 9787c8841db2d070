import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { DeleteObjectCommand, ListObjectsV2Command, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  commandEnvironment,
  generated,
  multipart,
  noisePicture,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  SHORT_CLIP,
  startServer,
  statusOf,
  type TestServer,
  untilStatus,
  waitUntil,
} from '../../support/index.js';
import type { SharedStore } from '../../support/shared-store.js';
import { startCeph } from './ceph.js';

let store: SharedStore;
let client: S3Client;
let env: Record<string, string>;
let api: TestServer;
let second: TestServer;
let worker: TestServer;
let owner: SeededAccount;

const CLI = fileURLToPath(new URL('../../../apps/api/dist/cli.js', import.meta.url));
const run = promisify(execFile);
const BUCKET = 'clips';
const PREFIX = 'made/';

beforeAll(async () => {
  store = await startCeph();
  const { endpoint, accessKeyId, secretAccessKey } = store;
  client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestChecksumCalculation: 'WHEN_REQUIRED',
  });
  env = {
    STORAGE_URL: `s3://${BUCKET}/${PREFIX}?endpoint=${endpoint}&forcePathStyle=true`,
    AWS_ACCESS_KEY_ID: accessKeyId,
    AWS_SECRET_ACCESS_KEY: secretAccessKey,
    SWEEP_EVERY_SECONDS: '1',
    SWEEP_MIN_AGE_SECONDS: '0',
  };
  // A folder of its own each: nothing is shared but the database and the store.
  api = await startServer({ role: 'http', env });
  const { database } = api;
  second = await startServer({ role: 'http', env: { ...env, MEDIA_REDIRECT_SECONDS: '60' }, database });
  worker = await startServer({ role: 'worker', env, database });
  owner = await seedAccount(database);
});

async function keysInStore(): Promise<string[]> {
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket: BUCKET, Prefix: PREFIX }));
  return Contents.map(({ Key = '' }) => Key.slice(PREFIX.length));
}

const caller = (server: TestServer) => ({ origin: server.origin, key: owner.key });
const fileOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';

async function makeClip(server = api): Promise<{ id: string; file: string; path: string }> {
  const { video_id: id, video_url: url } = generated(await postText(caller(server)));
  return { id, file: fileOf(url), path: new URL(url).pathname };
}

describe('machines that share nothing but a database and an S3 store', () => {
  it('make videos that every one of them serves, and keep no file of their own', async () => {
    const { path, file } = await makeClip();
    const whole = await call(api.origin, { path });
    expect([whole.status, whole.bytes.toString('latin1', 4, 8)]).toEqual([200, 'ftyp']);
    expect(await keysInStore()).toEqual(expect.arrayContaining(['.clipwright', file]));
    for (const { home } of [api, worker])
      expect(await readdir(join(home, 'media')).catch(() => [])).toEqual([]);
  });

  it('answer ranges, HEAD and validators as from a folder', async () => {
    const { path } = await makeClip();
    const whole = await call(api.origin, { path });
    const { bytes } = whole;
    const part = await call(api.origin, { path, headers: [['Range', 'bytes=100-199']] });
    expect([part.status, part.header('Content-Range')]).toEqual([206, `bytes 100-199/${bytes.length}`]);
    expect(part.bytes.equals(bytes.subarray(100, 200))).toBe(true);
    const beyond = await call(api.origin, { path, headers: [['Range', `bytes=${bytes.length}-`]] });
    expect(beyond.status).toBe(416);
    const again = await call(api.origin, { path, headers: [['If-None-Match', whole.header('ETag') ?? '']] });
    expect([again.status, again.bytes.length]).toEqual([304, 0]);
    const head = await call(api.origin, { path, method: 'HEAD' });
    expect([head.status, head.header('Content-Length')]).toEqual([200, String(bytes.length)]);
  });

  it('send a viewer on to the store where they are told to, by an address that is signed anew each time', async () => {
    const { path } = await makeClip();
    const sentOn = await call(second.origin, { path });
    expect([sentOn.status, sentOn.header('Cache-Control')]).toEqual([302, 'private, no-store']);
    const address = sentOn.header('Location') ?? '';
    expect(address.startsWith(`${store.endpoint}/${BUCKET}/${PREFIX}`)).toBe(true);
    const part = await fetch(address, { headers: { Range: 'bytes=4-7' } });
    expect([part.status, await part.text(), part.headers.get('Content-Type')]).toEqual([
      206,
      'ftyp',
      'video/mp4',
    ]);
    expect(sentOn.header('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    const head = await call(second.origin, { path, method: 'HEAD' });
    expect([head.status, head.header('Content-Type')]).toEqual([200, 'video/mp4']);
    const page = await call(second.origin, { path: '/' });
    expect(page.header('Content-Security-Policy')).toContain(`media-src 'self' ${store.endpoint};`);
    expect((await call(second.origin, { path: '/media/vid_nobody-1.mp4' })).status).toBe(404);
  });

  it('hand an uploaded image from the machine that took it to the one that makes the video', async () => {
    const request = Buffer.from(JSON.stringify({ duration: 1, resolution: '480p' }));
    const image = noisePicture(128);
    const { headers, body } = multipart(
      ['image', 'image/png', image],
      ['request', 'application/json', request],
    );
    const answer = await call(api.origin, {
      method: 'POST',
      path: '/api/v1/image-to-video',
      headers: [['Authorization', `Bearer ${owner.key}`], ...headers],
      body,
    });
    expect(await statusOf(caller(second), generated(answer).video_id)).toMatchObject({
      status: 'completed',
      mode: 'image',
    });
  });

  it('take over from a worker that was killed, and its video is there once', async () => {
    const asked = { ...SHORT_CLIP, duration: 5 };
    const before = await keysInStore();
    const headers = [['Prefer', 'respond-async']] as const;
    const { video_id: id } = (await postText(caller(api), asked, { headers })).json as { video_id: string };
    await untilStatus(caller(api), id, 'processing');
    worker.kill('SIGKILL');
    await startServer({ role: 'worker', env, database: api.database });
    await untilStatus(caller(api), id, 'completed');
    const made = (await keysInStore()).filter((key) => !before.includes(key));
    expect(made).toEqual([fileOf((await statusOf(caller(api), id)).video_url ?? '')]);
  });

  it('remove a deleted video from the store', async () => {
    const { id, file, path } = await makeClip();
    const headers = [['Authorization', `Bearer ${owner.key}`]] as const;
    await call(api.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, headers });
    expect((await call(second.origin, { path })).status).toBe(404);
    await waitUntil({ what: 'the file to go' }, async () => !(await keysInStore()).includes(file));
  });

  it('sweep what nobody owns, and expire a video whose file is gone', async () => {
    const { id, file } = await makeClip();
    const stray = `vid_${randomBytes(11).toString('hex')}-1.mp4`;
    await client.send(new PutObjectCommand({ Bucket: BUCKET, Key: PREFIX + stray, Body: 'stray' }));
    await client.send(
      new PutObjectCommand({ Bucket: BUCKET, Key: `${PREFIX}others/notes.txt`, Body: 'theirs' }),
    );
    await client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key: PREFIX + file }));
    await untilStatus(caller(api), id, 'expired');
    await waitUntil({ what: 'the stray file to go' }, async () => !(await keysInStore()).includes(stray));
    expect(await keysInStore()).toContain('others/notes.txt');
    expect(await rowsOf(api.database, "SELECT 1 FROM videos WHERE status = 'failed'", [])).toEqual([]);
  });
});

describe('a server that kept its files in a folder', () => {
  it('goes over to a store while it runs, and every video stays where its caller knows it', async () => {
    const old = await startServer();
    const { key } = await seedAccount(old.database);
    const urls = [];
    for (let made = 0; made < 2; made += 1)
      urls.push(generated(await postText({ origin: old.origin, key })).video_url);
    const there = { ...env, STORAGE_URL: (env['STORAGE_URL'] ?? '').replace(`/${PREFIX}`, '/moved/') };
    const move = (settings: object) =>
      run(process.execPath, [CLI, 'storage', 'move', '--to', there.STORAGE_URL], {
        env: { ...commandEnvironment(old), ...settings },
      });
    expect((await move({ ...there, STORAGE_URL: '' })).stdout).toContain('2 files copied');
    urls.push(generated(await postText({ origin: old.origin, key })).video_url);
    await old.stop();
    const { database, home } = old;
    const former = { STORAGE_FORMER: join(home, 'media') };
    const now = await startServer({ database, home, env: { ...there, ...former } });
    for (const url of urls) {
      const served = await call(now.origin, { path: new URL(url).pathname });
      expect([served.status, served.bytes.toString('latin1', 4, 8)]).toEqual([200, 'ftyp']);
    }
    expect((await move({ ...there, ...former })).stdout).toContain('1 file copied');
    await now.stop();
    const alone = await startServer({ database, home, env: there });
    for (const url of urls)
      expect((await call(alone.origin, { path: new URL(url).pathname })).status).toBe(200);
  });
});
