import { Agent } from 'node:http';
import { basename } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  generated,
  type HeaderList,
  postText,
  putBack,
  seedAccount,
  startServer,
  type TestServer,
} from '../support/index.js';

let server: TestServer;
let path: string;
let whole: Buffer;
let etag: string;

beforeAll(async () => {
  server = await startServer();
  const { key } = await seedAccount(server.database);
  path = new URL(generated(await postText({ origin: server.origin, key })).video_url).pathname;
  const answer = await call(server.origin, { path });
  whole = answer.bytes;
  etag = answer.header('ETag') ?? '';
});

const get = (headers: HeaderList = [], method = 'GET') => call(server.origin, { method, path, headers });
const range = (value: string, ...more: HeaderList) => get([['Range', value], ...more]);

describe('GET /media/{file}', () => {
  it('gives the whole mp4 with its length and type, to anybody who has the address', async () => {
    const answer = await get();
    expect(answer.status).toBe(200);
    expect(answer.header('Content-Type')).toBe('video/mp4');
    expect(answer.header('Content-Length')).toBe(String(whole.length));
    expect(answer.header('Accept-Ranges')).toBe('bytes');
    expect(answer.bytes.toString('latin1', 4, 8)).toBe('ftyp');
  });

  it('is given as often as a player asks over one connection', async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: number[] = [];
    for (let asked = 0; asked < 6; asked += 1)
      statuses.push((await call(server.origin, { path, agent, headers: [['Range', 'bytes=0-9']] })).status);
    agent.destroy();
    expect(statuses).toEqual([206, 206, 206, 206, 206, 206]);
  });

  it('has the moov box before the mdat box, so that playing can begin at once', () => {
    const text = whole.toString('latin1');
    expect(text.indexOf('moov')).toBeGreaterThan(0);
    expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
  });

  it('may be kept by whoever asked for it, who asks again before each use', async () => {
    for (const answer of [
      await get(),
      await get([], 'HEAD'),
      await range('bytes=0-9'),
      await get([['If-None-Match', etag]]),
    ])
      expect(answer.header('Cache-Control')).toBe('private, no-cache');
  });

  it('has an ETag that is strong and stays when the file is put back with another time', async () => {
    expect(etag).toMatch(/^"[^"]+"$/);
    await putBack(server, basename(path));
    expect((await get()).header('ETag')).toBe(etag);
  });

  it('may be shown by other sites, but not run as anything else', async () => {
    const answer = await get();
    expect(answer.header('Cross-Origin-Resource-Policy')).toBe('cross-origin');
    expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
  });

  it('HEAD gives the same head and no body', async () => {
    const [head, full] = [await get([], 'HEAD'), await get()];
    expect(head.status).toBe(200);
    expect(head.bytes).toHaveLength(0);
    for (const name of ['Content-Length', 'Content-Type', 'ETag', 'Accept-Ranges', 'Last-Modified'])
      expect(head.header(name)).toBe(full.header(name));
  });
});

describe('ranges', () => {
  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=100-199', 100, 200],
    ['bytes=0-0', 0, 1],
  ])('%s is 206 with exactly those bytes', async (value, start, end) => {
    const answer = await range(value);
    expect(answer.status).toBe(206);
    expect(answer.header('Content-Range')).toBe(`bytes ${start}-${end - 1}/${whole.length}`);
    expect(answer.header('Content-Length')).toBe(String(end - start));
    expect(answer.bytes.equals(whole.subarray(start, end))).toBe(true);
  });

  it('an open end is the rest, and a suffix is the last bytes', async () => {
    const start = whole.length - 50;
    for (const value of [`bytes=${start}-`, 'bytes=-50', `bytes=${start}-${whole.length + 1_000}`]) {
      const answer = await range(value);
      expect(answer.status).toBe(206);
      expect(answer.bytes.equals(whole.subarray(start))).toBe(true);
    }
  });

  it('pieces put together are the whole', async () => {
    const middle = Math.floor(whole.length / 2);
    const pieces = [await range(`bytes=0-${middle - 1}`), await range(`bytes=${middle}-`)];
    expect(Buffer.concat(pieces.map(({ bytes }) => bytes)).equals(whole)).toBe(true);
  });

  it.each(['bytes=99999999-', 'bytes=99999999-999999999', 'bytes=-0'])(
    '%s lies outside: 416 in our own JSON, with the length',
    async (value) => {
      const answer = await range(value);
      errorOf(answer, 'range_not_satisfiable');
      expect(answer.header('Content-Range')).toBe(`bytes */${whole.length}`);
    },
  );

  it.each(['bytes=0-1,50-51', 'bytes=a-b', 'bytes=5-2', 'pages=1-2', 'bytes', ''])(
    '%j is none that is served in part: the whole file, or 416',
    async (value) => {
      const answer = await range(value);
      if (answer.status === 416) errorOf(answer, 'range_not_satisfiable');
      else
        expect({ status: answer.status, whole: answer.bytes.equals(whole) }).toEqual({
          status: 200,
          whole: true,
        });
    },
  );

  it('a hundred ranges at once do not multiply the answer', async () => {
    const answer = await range(
      `bytes=${Array.from({ length: 100 }, (_, index) => `${index * 2}-`).join(',')}`,
    );
    expect([200, 206, 416]).toContain(answer.status);
    expect(answer.bytes.length).toBeLessThanOrEqual(whole.length);
  });
});

describe('validators', () => {
  it('If-None-Match with the ETag is 304 without a body', async () => {
    for (const value of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const answer = await get([['If-None-Match', value]]);
      expect({ status: answer.status, length: answer.bytes.length, etag: answer.header('ETag') }).toEqual({
        status: 304,
        length: 0,
        etag,
      });
    }
  });

  it('If-None-Match with another ETag is the file', async () => {
    expect((await get([['If-None-Match', '"other"']])).status).toBe(200);
  });

  it('If-Range with the ETag is the part, with another one the whole', async () => {
    expect((await range('bytes=0-9', ['If-Range', etag])).status).toBe(206);
    for (const value of ['"other"', `W/${etag}`, 'Thu, 01 Jan 1970 00:00:00 GMT']) {
      const other = await range('bytes=0-9', ['If-Range', value]);
      expect({ status: other.status, whole: other.bytes.equals(whole) }).toEqual({
        status: 200,
        whole: true,
      });
    }
  });

  it('are of no use once the video is deleted: whoever kept a copy is told that it is gone', async () => {
    const { key: owner } = await seedAccount(server.database);
    const { video_id: id, video_url: address } = generated(
      await postText({ origin: server.origin, key: owner }),
    );
    const gone = new URL(address).pathname;
    const known = (await call(server.origin, { path: gone })).header('ETag') ?? '';
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: owner });
    for (const headers of [
      [['If-None-Match', known]],
      [
        ['Range', 'bytes=0-9'],
        ['If-Range', known],
      ],
    ] as HeaderList[]) {
      const answer = await call(server.origin, { path: gone, headers });
      errorOf(answer, 'not_found');
      expect(answer.header('Cache-Control')).toBe('no-store');
    }
  });
});

describe('a name that nobody was given', () => {
  it.each([
    '/media/vid_0000000000000000000000-1.mp4',
    '/media/..%2f..%2fetc%2fpasswd',
    '/media/.clipwright',
    '/media/',
    '/media/x.mp4',
    '/media/%00.mp4',
  ])('GET %s is 404', async (unknown) => {
    errorOf(await call(server.origin, { path: unknown }), 'not_found');
  });

  it('and other methods are 405', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const answer = await get([], method);
      errorOf(answer, 'method_not_allowed');
      expect(answer.header('Allow')).toBe('GET, HEAD');
    }
  });
});
