import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createClient } from '../../src/index.js';
import { nodeHandler } from '../../src/proxy/index.js';
import { startExample, type RunningExample } from '../run-example.js';
import { FILE, LentServer, SERVER_KEY } from './lent-server.js';
import { SECRET } from './proxy-scene.js';

const PUBLIC_URL = 'http://clips.test/clips';
/** What Next does with the functions that a route exports, and what runs an app for `fetch` on Node. */
const served = (handler: string, example: string): string => `
  import { createServer } from 'node:http';
  import { nodeHandler } from '@clipwright/core/proxy';
  import * as module from '${example}';
  const server = createServer(nodeHandler(${handler}));
  server.listen(Number(process.env.PORT), '127.0.0.1', () => console.log('Listening on', server.address()));`;

const HANDLERS: Readonly<Record<string, string>> = {
  'hono.ts': 'async (request) => module.default.fetch(request)',
  'next-route.ts': 'async (request) => module[request.method](request)',
};

describe.each(['express.ts', 'fastify.ts', 'hono.ts', 'next-route.ts'])('the proxy of %s', (file) => {
  let lent: LentServer;
  let server: Server;
  let example: RunningExample;

  beforeAll(async () => {
    lent = new LentServer();
    const answer = nodeHandler(lent.answer);
    server = createServer((request, response) => void answer(request, response));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const handler = HANDLERS[file];
    example = await startExample(`proxy/${file}`, {
      env: {
        CLIPWRIGHT_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
        CLIPWRIGHT_API_KEY: SERVER_KEY,
        PROXY_SECRET: SECRET,
        PUBLIC_URL,
        SESSIONS: JSON.stringify({ 'session-of-ann': 'ann', 'session-of-bob': 'bob' }),
      },
      ...(handler === undefined ? {} : { around: (path: string) => served(handler, path) }),
    });
  });

  afterAll(async () => {
    await example.stop();
    server.closeAllConnections();
    server.close();
  });

  const here = (url: string): string => url.replace(PUBLIC_URL, `${example.url}/clips`);
  const clientOf = (user: string) =>
    createClient({ baseUrl: `${example.url}/clips`, apiKey: `session-of-${user}` });
  const get = (url: string, headers: Record<string, string>) => fetch(here(url), { headers });

  it('makes a video for a user with nothing but their session, through the ordinary client', async () => {
    const ann = clientOf('ann');
    const video = await ann.textToVideo({ prompt: 'a boat' }, { onProgress: () => undefined });
    expect(lent.seen[0]?.headers.get('authorization')).toBe(`Bearer ${SERVER_KEY}`);
    expect(JSON.stringify(lent.seen.map(({ headers }) => [...headers]))).not.toContain('session-of-ann');
    const session = { authorization: 'Bearer session-of-ann' };
    const part = await get(video.video_url, { ...session, range: 'bytes=10-19' });
    expect([part.status, new Uint8Array(await part.arrayBuffer())]).toEqual([206, FILE.slice(10, 20)]);
    expect((await get(video.video_url, {})).status).toBe(401);
    expect((await get(video.video_url, { authorization: 'Bearer session-of-bob' })).status).toBe(404);
    expect((await ann.videoStatus(video.video_id)).video_id).toBe(video.video_id);
    await expect(clientOf('bob').videoStatus(video.video_id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('holds the call for as long as the server does, and ends the server’s when its caller goes', async () => {
    let release = (): void => undefined;
    const arrived = new Promise<AbortSignal>((resolve) => {
      lent.next = ({ signal }) => {
        resolve(signal);
        return new Promise((answer) => {
          release = () => answer(new Response('{"success":true,"video_id":"vid_9"}'));
        });
      };
    });
    const session = { authorization: 'Bearer session-of-ann', 'content-type': 'application/json' };
    const create = { method: 'POST', headers: session, body: '{"prompt":"a boat"}' };
    const held = fetch(here(`${PUBLIC_URL}/api/v1/text-to-video.php`), create);
    await arrived;
    release();
    expect((await held).status).toBe(200);

    const hanging = new Promise<AbortSignal>((resolve) => {
      lent.next = ({ signal }) => {
        resolve(signal);
        return new Promise(() => undefined);
      };
    });
    const caller = new AbortController();
    const gone = fetch(here(`${PUBLIC_URL}/api/v1/text-to-video.php`), { ...create, signal: caller.signal });
    const signal = await hanging;
    const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
    caller.abort();
    await expect(gone).rejects.toThrow(/abort/);
    await ended;
  });

  it('takes an image of megabytes, refuses one beyond the limit, and answers the refused call', async () => {
    const session = { authorization: 'Bearer session-of-bob', 'content-type': 'application/json' };
    const sized = (bytes: number) =>
      fetch(here(`${PUBLIC_URL}/api/v1/image-to-video.php`), {
        method: 'POST',
        headers: session,
        body: 'x'.repeat(bytes),
      });
    expect((await sized(5 * 2 ** 20)).status).toBe(200);
    expect(lent.seen.at(-1)?.body).toHaveLength(5 * 2 ** 20);
    expect((await sized(16 * 2 ** 20)).status).toBe(413);
  });

  it('lends each user five videos an hour', async () => {
    const create = () =>
      fetch(here(`${PUBLIC_URL}/api/v1/text-to-video.php`), {
        method: 'POST',
        headers: { authorization: 'Bearer session-of-bob', 'content-type': 'application/json' },
        body: '{"prompt":"a boat"}',
      });
    for (let left = 3; left >= 0; left -= 1)
      expect((await create()).headers.get('x-ratelimit-remaining')).toBe(String(left));
    const refused = await create();
    expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    expect(JSON.stringify(await refused.json())).not.toContain(SERVER_KEY);
  });
});
