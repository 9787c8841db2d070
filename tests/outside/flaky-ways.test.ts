import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createClient, type ClientSettings } from '@clipwright/core/client';
import { type ClipwrightError, isClipwrightError } from '@clipwright/core/errors';
import { type StartedFakeServer, startFakeServer } from '@clipwright/core/testing/node';
import { upload } from '@clipwright/core/upload';
import { startFaultyRelay } from './web-servers/faulty-relay.js';
import { nginxBeside } from './web-servers/nginx.js';
import { startWebServer } from './web-servers/start-web-server.js';
import type { Place } from './web-servers/web-server.js';

/** Longer than nginx waits in a place of its own below, and no second more. */
const MAKING_MS = 1_500;

/** One nginx, and what it does in each of its folders with what it is asked. */
const site = ({ port, folder }: Place, target: string): string => `
  server {
    listen 127.0.0.1:${port};
    location /plain/ { proxy_pass ${target}/; }
    location /brief/ { proxy_pass ${target}/; proxy_read_timeout 1s; }
    location /small/ { proxy_pass ${target}/; client_max_body_size 100k; }
    location /old/ { proxy_pass ${target}/; keepalive_timeout 0; chunked_transfer_encoding off; }
    location /hotel/ {
      default_type text/html;
      if (!-f ${folder}/paid) { return 200 '<html><h1>Welcome to our hotel</h1>'; }
      proxy_pass ${target};
      rewrite ^/hotel(/.*)$ $1 break;
    }
  }`;

let server: StartedFakeServer;
let nginx: string;
let port: number;
let folder: string;

beforeAll(async () => {
  server = await startFakeServer({ makingMs: MAKING_MS, rule: { limit: 1_000, windowMs: 60_000 } });
  port = await startWebServer(
    {
      name: 'nginx',
      program: 'nginx',
      forms: [],
      prepare: async (place) => {
        ({ folder } = place);
        const file = join(folder, 'nginx.conf');
        await writeFile(file, nginxBeside(folder, site(place, server.baseUrl)));
        return { args: ['-e', 'stderr', '-p', folder, '-c', file] };
      },
    },
    '',
  );
  nginx = `http://127.0.0.1:${port}`;
});
afterAll(() => server.close());

let before = 0;
beforeEach(() => {
  before = server.videos.length;
});
const made = (): number => server.videos.length - before;

const by = (baseUrl: string, settings: ClientSettings = {}) =>
  createClient({ baseUrl, apiKey: server.apiKey, ...settings });

/** Gives up at the first loss. */
const IMPATIENT = { maxRecoveries: 1, maxAbsenceMs: 0 };
const PROMPT = { prompt: 'a lighthouse' };
/** More than the ways below let through. */
const largeImage = () => upload(new Blob([new Uint8Array(300_000)], { type: 'image/png' }));

async function failureOf(call: Promise<unknown>): Promise<ClipwrightError> {
  const failure: unknown = await call.then(
    () => new Error('It did not fail.'),
    (error: unknown) => error,
  );
  if (!isClipwrightError(failure)) throw failure;
  return failure;
}

describe('a client behind nginx', () => {
  it('has its video where nginx gives the held answer up, and asks for no second one', async () => {
    expect(await by(`${nginx}/brief`).textToVideo(PROMPT)).toMatchObject({ success: true });
    expect(made()).toBe(1);
  });

  it('waits while nginx shows a page of its own for a server that restarts', async () => {
    const waits: string[] = [];
    server.goAway();
    const client = by(`${nginx}/plain`, {
      onWait: ({ reason }) => {
        waits.push(reason);
        if (waits.length === 3) server.comeBack();
      },
    });
    expect(await client.textToVideo(PROMPT)).toMatchObject({ success: true });
    expect([[...new Set(waits)], made()]).toEqual([['away'], 1]);
  });

  it('that gave up meanwhile is told so by nginx, and resumes to one video', async () => {
    server.goAway();
    const client = by(`${nginx}/plain`);
    const failure = await failureOf(client.textToVideo(PROMPT, IMPATIENT));
    server.comeBack();
    expect([failure.status, typeof failure.idempotencyKey]).toEqual([502, 'string']);
    expect(await client.resume(failure)).toMatchObject({ success: true });
    expect(made()).toBe(1);
  });

  it('is told at once that nginx takes no such body, under its key', async () => {
    const failure = await failureOf(
      by(`${nginx}/small`).imageToVideo({ ...PROMPT, image: await largeImage() }),
    );
    expect([failure.code, failure.status, typeof failure.idempotencyKey]).toEqual([
      'unexpected_answer',
      413,
      'string',
    ]);
  });
});

describe('a client on a way that is no way', () => {
  it('takes the page of a hotel for no video, and resumes once it is through', async () => {
    const client = by(`${nginx}/hotel`);
    const failure = await failureOf(client.textToVideo(PROMPT));
    expect([failure.code, failure.status, made()]).toEqual(['unexpected_answer', 200, 0]);
    expect(failure.message).toContain(`${nginx}/hotel`);
    await writeFile(join(folder, 'paid'), '');
    expect(await client.resume(failure)).toMatchObject({ success: true });
    expect(made()).toBe(1);
  });

  it('that cuts after 100 kB says that the connection failed, and the key', async () => {
    const way = await startFaultyRelay(port, { cutsAfterBytes: 100_000 });
    const image = await largeImage();
    const failure = await failureOf(by(`${way}/plain`, IMPATIENT).imageToVideo({ ...PROMPT, image }));
    expect([failure.code, typeof failure.idempotencyKey, made()]).toEqual(['connection_failed', 'string', 0]);
    expect(await by(`${way}/plain`).textToVideo(PROMPT)).toMatchObject({ success: true });
  });

  it('that speaks HTTP/1.0 brings it its video', async () => {
    const way = await startFaultyRelay(port, { isOld: true });
    expect((await fetch(`${way}/old/api/v1/models`)).status).toBe(401);
    expect(await by(`${way}/old`).textToVideo(PROMPT)).toMatchObject({ success: true });
    expect(made()).toBe(1);
  });
});
