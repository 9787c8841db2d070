import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  type Answer,
  call,
  errorOf,
  postText,
  seedAccount,
  type SeededAccount,
  seedVideo,
  sendRaw,
  startServer,
  TEXT_TO_VIDEO,
  type TestServer,
  unusedKey,
  VIDEO_STATUS,
  waitUntil,
} from '../support/index.js';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly requestId: string;
  readonly keySlot: string | null;
  readonly method: string | null;
  readonly route: string | null;
  readonly status: number | null;
  readonly ms: number;
  readonly aborted?: true;
}

const INFO = 30;
const DEBUG = 20;

let server: TestServer;
let account: SeededAccount;
let videoId: string;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  account = await seedAccount(server.database);
  videoId = await seedVideo(server.database, account);
});

const lines = (): Line[] => {
  const whole = server.stderr().split('\n').slice(0, -1);
  return whole.map((text) => JSON.parse(text) as Line).filter(({ msg }) => msg === 'request');
};

/** The one line of the request that this answers. */
async function lineOf(answer: Answer | undefined): Promise<Line> {
  const id = answer?.header('X-Request-Id') ?? 'no id';
  const own = () => lines().filter(({ requestId }) => requestId === id);
  await waitUntil({ what: `the line of ${id}` }, () => own().length > 0);
  expect(own()).toHaveLength(1);
  return own()[0] as Line;
}

const get = (path: string, key?: string) =>
  call(server.origin, { path, ...(key === undefined ? {} : { key }) });

describe('every request has one line in the log', () => {
  it('with its id, its key slot, method, route, status and milliseconds', async () => {
    const answer = await get(`${VIDEO_STATUS}?video_id=${videoId}`, account.key);
    const { ms, ...line } = await lineOf(answer);
    expect(line).toMatchObject({
      level: INFO,
      keySlot: account.accountId,
      method: 'GET',
      route: VIDEO_STATUS,
      status: 200,
    });
    expect(line).not.toHaveProperty('aborted');
    expect(ms).toBeGreaterThan(0);
    expect(ms).toBeLessThanOrEqual(answer.elapsedMs + 100);
  });

  it.each<[string, () => Promise<Answer>, Partial<Line>]>([
    ['no key', () => get('/api/v1/account'), { status: 401, keySlot: null, route: '/api/v1/account' }],
    ['an unknown key', () => get('/api/v1/account', unusedKey()), { status: 401, keySlot: null }],
    [
      'another plan',
      async () => get('/api/v1/account', (await seedAccount(server.database, { plan: 'free' })).key),
      { status: 403, keySlot: expect.stringMatching(/^acc_/) as unknown as string },
    ],
    [
      'a malformed body',
      () => postText({ origin: server.origin, key: account.key }, '{'),
      { status: 415, method: 'POST' },
    ],
    [
      'an unknown path',
      () => get('/api/v1/nothing?prompt=private'),
      { status: 404, route: '/api/v1/nothing' },
    ],
    [
      'a wrong method',
      () => call(server.origin, { method: 'PUT', path: TEXT_TO_VIDEO }),
      { status: 405, method: 'PUT', route: TEXT_TO_VIDEO },
    ],
    ['a bad percent-encoding', () => get('/api/v1/%z'), { status: 400, route: '/api/v1/%z' }],
    [
      'a path with a name in it',
      () => call(server.origin, { method: 'DELETE', path: '/api/v1/videos/vid_nobody', key: account.key }),
      { status: 404, route: '/api/v1/videos/:video_id', keySlot: expect.any(String) as unknown as string },
    ],
    ['a page', () => get('/docs'), { status: 200, route: '/docs' }],
  ])('refused or not: %s', async (_title, ask, expected) => {
    expect(await lineOf(await ask())).toMatchObject({ level: INFO, ...expected });
  });

  it.each(['nonsense\r\n\r\n', 'GET / HTTP/1.1\r\nHost: x\r\nX A: b\r\n\r\n'])(
    'refused on the raw socket: %j',
    async (bytes) => {
      const [answer] = (await sendRaw(server.origin, { bytes })).answers();
      expect(await lineOf(answer)).toMatchObject({
        level: INFO,
        status: 400,
        method: null,
        route: null,
        keySlot: null,
      });
    },
  );

  it('refused on the raw socket in the middle of its body', async () => {
    const head = `POST ${TEXT_TO_VIDEO} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${account.key}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n`;
    const [answer] = (await sendRaw(server.origin, { bytes: `${head}5\r\n{"pro\r\nzz\r\n` })).answers();
    expect(await lineOf(answer)).toMatchObject({
      level: INFO,
      status: 400,
      method: 'POST',
      route: TEXT_TO_VIDEO,
    });
  });

  it('when its client went away before it was answered', async () => {
    const idempotencyKey = 'went-away';
    const hangUp = new AbortController();
    const gone = postText({ origin: server.origin, key: account.key }, undefined, {
      headers: [['Idempotency-Key', idempotencyKey]],
      signal: hangUp.signal,
    });
    gone.catch(() => undefined);
    await waitUntil(
      { what: 'the video' },
      async () =>
        (await get(`${VIDEO_STATUS}?idempotency_key=${idempotencyKey}`, account.key)).status === 200,
    );
    hangUp.abort();
    await expect(gone).rejects.toMatchObject({ name: 'AbortError' });
    const abandoned = () => lines().filter(({ aborted }) => aborted);
    await waitUntil({ what: 'the line' }, () => abandoned().length > 0);
    expect(abandoned()).toEqual([
      expect.objectContaining({
        level: INFO,
        keySlot: account.accountId,
        method: 'POST',
        route: TEXT_TO_VIDEO,
        status: null,
      }),
    ]);
  });

  it('for each of several requests on one connection', async () => {
    const one = `GET /docs HTTP/1.1\r\nHost: x\r\n\r\n`;
    const answers = (await sendRaw(server.origin, { bytes: one.repeat(3) })).answers();
    for (const answer of answers) expect(await lineOf(answer)).toMatchObject({ route: '/docs', status: 200 });
    expect(answers).toHaveLength(3);
  });

  it('as a detail only for probes that are well', async () => {
    for (const path of ['/healthz', '/readyz', '/metrics'])
      expect(await lineOf(await get(path))).toMatchObject({ level: DEBUG, route: path });
    const refused = await call(server.origin, { path: '/metrics', headers: [['Via', 'x']] });
    expect(await lineOf(refused)).toMatchObject({ level: INFO, route: '/metrics', status: 404 });
  });
});

describe('no line of a request', () => {
  it('tells a key, wherever it was put, or what stood in a query, a header or a body', async () => {
    const secret = 'a-very-private-thing';
    const { key } = account;
    const answers = [
      await get(`/api/v1/account?api_key=${key}&prompt=${secret}`),
      await get(`/api/v1/${key}?x=${secret}`),
      await get(`/api/v1/videos/${key}`, key),
      await call(server.origin, {
        method: 'DELETE',
        path: `/api/v1/videos/${key}`,
        headers: [['X-API-Key', key]],
      }),
      await call(server.origin, {
        path: `/${key}`,
        method: 'PUT',
        headers: [
          ['User-Agent', secret],
          ['Referer', `https://${secret}`],
          ['Cookie', secret],
        ],
      }),
      await postText(
        { origin: server.origin, key },
        { prompt: secret, duration: 0 },
        { headers: [['Idempotency-Key', secret]] },
      ),
    ];
    for (const answer of answers) await lineOf(answer);
    const [, keyBody = ''] = key.split('_');
    for (const hidden of [key, keyBody, secret]) expect(server.stderr()).not.toContain(hidden);
  });

  it('can be forged by a path', async () => {
    const answer = await get('/%0a{"level":60,"msg":"forged"}/"}\\n{"level":60}');
    errorOf(answer, 'not_found');
    await lineOf(answer);
    for (const text of server.stderr().split('\n').slice(0, -1))
      expect(server.parts.map(({ pid }) => pid)).toContain((JSON.parse(text) as { pid: number }).pid);
  });
});
