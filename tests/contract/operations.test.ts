import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  call,
  errorOf,
  postText,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  type TestServer,
  VIDEO_STATUS,
} from '../support/index.js';

let server: TestServer;
let account: SeededAccount;
let statusPath: string;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  account = await seedAccount(server.database);
  statusPath = `${VIDEO_STATUS}?video_id=${await seedVideo(server.database, account)}`;
});

const get = (path: string, key?: string) =>
  call(server.origin, { path, ...(key === undefined ? {} : { key }) });

describe('health', () => {
  it('/healthz says that the process runs, without a key', async () => {
    const answer = await get('/healthz');
    expect({ status: answer.status, body: answer.json }).toEqual({ status: 200, body: { status: 'ok' } });
  });

  it('/readyz says that database and storage can be used', async () => {
    const answer = await get('/readyz');
    expect(answer.status).toBe(200);
    expect(answer.json).toMatchObject({ status: 'ok', database: true, storage: true });
  });

  it('/readyz is 503 when the storage takes no files, and /healthz is not', async () => {
    const broken = await startServer({
      role: 'http',
      database: server.database,
      env: { STORAGE_DIR: '/dev/null/media' },
    });
    const answer = await call(broken.origin, { path: '/readyz' });
    expect(answer.status).toBe(503);
    expect(answer.json).toMatchObject({ database: true, storage: false });
    expect((await call(broken.origin, { path: '/healthz' })).status).toBe(200);
  });
});

describe('/metrics', () => {
  it('is open to loopback, in the text format of Prometheus', async () => {
    const answer = await get('/metrics');
    expect(answer.status).toBe(200);
    expect(answer.header('Content-Type')).toMatch(/^text\/plain/);
    expect(answer.text).toMatch(/^# HELP /m);
  });

  it('takes METRICS_TOKEN where it is set, and nothing else', async () => {
    const guarded = await startServer({
      role: 'http',
      database: server.database,
      env: { METRICS_TOKEN: 'open-sesame' },
    });
    const ask = (authorization: string) =>
      call(guarded.origin, { path: '/metrics', headers: [['Authorization', authorization]] });
    expect((await ask('Bearer open-sesame')).status).toBe(200);
    for (const wrong of ['Bearer open-sesam', 'open-sesame', '', `Bearer ${account.key}`])
      errorOf(await ask(wrong), 'not_found');
  });

  it('is not there for other addresses without a token', async () => {
    const proxied = await startServer({
      role: 'http',
      database: server.database,
      env: { TRUSTED_PROXIES: '127.0.0.1' },
    });
    for (const address of ['192.0.2.1', '127.0.0.1']) {
      errorOf(
        await call(proxied.origin, { path: '/metrics', headers: [['X-Forwarded-For', address]] }),
        'not_found',
      );
    }
  });

  it.each([
    ['X-Forwarded-For', '192.0.2.1'],
    ['X-Forwarded-For', '127.0.0.1'],
    ['Forwarded', 'for=192.0.2.1;proto=https'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Real-IP', '192.0.2.1'],
    ['Via', '1.1 proxy'],
  ])('takes nobody behind a proxy on this host for this host: %s: %s', async (name, value) => {
    errorOf(await call(server.origin, { path: '/metrics', headers: [[name, value]] }), 'not_found');
  });

  it('counts the videos that wait, and those that are being made', async () => {
    const told = async (status: string) =>
      Number(
        new RegExp(`^clipwright_videos_unfinished\\{status="${status}"\\} (\\d+)$`, 'm').exec(
          (await get('/metrics')).text,
        )?.[1] ?? 0,
      );
    const before = [await told('queued'), await told('processing')];
    for (const status of ['queued', 'queued', 'processing'] as const)
      await seedVideo(server.database, account, { status });
    expect([await told('queued'), await told('processing')]).toEqual([
      (before[0] ?? 0) + 2,
      (before[1] ?? 0) + 1,
    ]);
  });

  it('counts each video that is admitted, and each that comes to its end, once', async () => {
    const told = async () => {
      const { text } = await get('/metrics');
      return ['admitted', 'settled'].map((what) =>
        Number(new RegExp(`^clipwright_videos_${what}_total (\\d+)$`, 'm').exec(text)?.[1]),
      );
    };
    const [admitted = 0, settled = 0] = await told();
    const { json } = await postText({ origin: server.origin, key: account.key }, undefined, {
      headers: [['Prefer', 'respond-async']],
    });
    const { video_id: id } = json as { video_id: string };
    expect(await told()).toEqual([admitted + 1, settled]);
    await call(server.origin, { method: 'DELETE', path: `/api/v1/videos/${id}`, key: account.key });
    expect(await told()).toEqual([admitted + 1, settled + 1]);
  });

  it('holds no key, no prompt and no e-mail address', async () => {
    await postText(
      { origin: server.origin, key: account.key },
      { prompt: 'a very private prompt', duration: 0 },
    );
    const { text } = await get('/metrics');
    for (const secret of [account.key, account.email, 'private prompt']) expect(text).not.toContain(secret);
  });
});

describe('a proxy that nobody told the server of', () => {
  const warnings = (text: string) =>
    text.split('\n').filter((line) => line.includes('PUBLIC_URL') && line.includes('"level":40'));
  const throughProxy = (origin: string) =>
    call(origin, { path: '/healthz', headers: [['X-Forwarded-For', '192.0.2.1']] });

  it('is told of in the log, once, with what to set', async () => {
    const unaware = await startServer({ role: 'http', database: server.database });
    await call(unaware.origin, { path: '/healthz' });
    expect(warnings(unaware.stderr())).toEqual([]);
    for (let times = 0; times < 3; times += 1) await throughProxy(unaware.origin);
    await unaware.stop();
    expect(warnings(unaware.stderr())).toEqual([expect.stringMatching(/Set PUBLIC_URL .* TRUSTED_PROXIES/)]);
  });

  it('is none where PUBLIC_URL is set', async () => {
    const aware = await startServer({
      role: 'http',
      database: server.database,
      env: { PUBLIC_URL: 'https://video.example.com' },
    });
    await throughProxy(aware.origin);
    await aware.stop();
    expect(warnings(aware.stderr())).toEqual([]);
  });
});

describe('headers of every answer', () => {
  const answers = () =>
    Promise.all([
      get(statusPath, account.key),
      get(statusPath),
      get('/api/v1/nothing'),
      get('/api/v1/%z'),
      get('/healthz'),
      postText({ origin: server.origin, key: account.key }, {}),
      call(server.origin, {
        method: 'OPTIONS',
        path: VIDEO_STATUS,
        headers: [
          ['Origin', 'https://example.com'],
          ['Access-Control-Request-Method', 'GET'],
        ],
      }),
    ]);

  it('there is no CORS header: keys are for servers, not for browsers', async () => {
    for (const { rawHeaders } of await answers()) {
      expect(rawHeaders.filter(([name]) => /^access-control-/i.test(name))).toEqual([]);
    }
  });

  it('nothing tells what the server is made of', async () => {
    for (const answer of await answers()) {
      expect(answer.header('X-Powered-By')).toBeNull();
      expect(answer.header('Server')).toBeNull();
    }
  });

  it('nothing is stored on the way', async () => {
    for (const answer of await answers()) expect(answer.header('Cache-Control')).toBe('no-store');
  });

  it('content is what it says, and is not to be framed', async () => {
    for (const answer of await answers()) {
      expect(answer.header('X-Content-Type-Options')).toBe('nosniff');
      expect(answer.header('Content-Security-Policy')).toContain("frame-ancestors 'none'");
    }
  });

  it('each has a request id of its own, which an error repeats in its body', async () => {
    const ids = (await answers()).map((answer) => answer.header('X-Request-Id'));
    expect(new Set(ids).size).toBe(ids.length);
    const refused = await get('/api/v1/nothing');
    expect(errorOf(refused, 'not_found').request_id).toBe(refused.header('X-Request-Id'));
  });

  it('every answer under /api is JSON in UTF-8, whatever Accept says', async () => {
    for (const accept of ['text/html', 'application/xml', 'nonsense', '*/*;q=0']) {
      const answer = await call(server.origin, {
        path: statusPath,
        key: account.key,
        headers: [['Accept', accept]],
      });
      expect({ status: answer.status, type: answer.header('Content-Type') }).toEqual({
        status: 200,
        type: 'application/json; charset=utf-8',
      });
    }
  });
});
