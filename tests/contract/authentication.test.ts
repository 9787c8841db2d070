import { beforeAll, describe, expect, it } from '@jest/globals';
import { VideoStatusResponse, type Plan } from '@clipwright/core/videos';
import {
  call,
  errorOf,
  type HeaderList,
  postText,
  putKey,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  startServer,
  TEXT_TO_VIDEO,
  type TestServer,
  unusedKey,
  VIDEO_STATUS,
} from '../support/index.js';
import { holdLock, waitsForLock } from '../faults/hold-lock.js';

let server: TestServer;
let account: SeededAccount;
let videoId: string;

beforeAll(async () => {
  server = await startServer({ role: 'http' });
  account = await seedAccount(server.database);
  videoId = await seedVideo(server.database, account);
});

/** Reads the status of the account's own video with these headers, and this added to the query. */
const read = (headers: HeaderList, query = '') =>
  call(server.origin, { path: `${VIDEO_STATUS}?video_id=${videoId}${query}`, headers });

describe('three equivalent ways to pass the key', () => {
  it('takes Authorization: Bearer <key>', async () => {
    const answer = await read([['Authorization', `Bearer ${account.key}`]]);
    expect(VideoStatusResponse.parse(answer.json).video_id).toBe(videoId);
  });

  it('takes X-API-Key: <key>', async () => {
    const answer = await read([['X-API-Key', account.key]]);
    expect(VideoStatusResponse.parse(answer.json).video_id).toBe(videoId);
  });

  it('takes ?api_key=<key>', async () => {
    const answer = await read([], `&api_key=${account.key}`);
    expect(VideoStatusResponse.parse(answer.json).video_id).toBe(videoId);
  });

  it.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('takes the scheme as %s', async (scheme) => {
    expect((await read([['Authorization', `${scheme} ${account.key}`]])).status).toBe(200);
  });

  it.each(['authorization', 'AUTHORIZATION', 'x-api-key', 'X-API-KEY'])(
    'takes the header name %s',
    async (name) => {
      const value = name.startsWith('x') || name.startsWith('X') ? account.key : `Bearer ${account.key}`;
      expect((await read([[name, value]])).status).toBe(200);
    },
  );
});

describe('the four messages of a refused key', () => {
  const missing: [title: string, headers: HeaderList, query: string][] = [
    ['no key at all', [], ''],
    ['an empty Authorization header', [['Authorization', '']], ''],
    ['Bearer without a key', [['Authorization', 'Bearer']], ''],
    ['another scheme', [['Authorization', 'Basic dXNlcjpwYXNz']], ''],
    ['more than one word after Bearer', [['Authorization', 'Bearer cw_a cw_b']], ''],
    ['an empty api_key', [], '&api_key='],
    ['an api_key by another name', [], '&API_KEY=cw_abc'],
  ];
  it.each(missing)('401 "Missing or invalid Authorization header" for %s', async (_title, headers, query) => {
    const body = errorOf(await read(headers, query), 'missing_api_key');
    expect(body.error).toBe('Missing or invalid Authorization header');
  });

  it.each(['sk_live_0123456789abcdef', 'undefined', 'CW_0123', 'cw0123456789', '"cw_0123"'])(
    '401 "Invalid API key format" for %s, which does not start with the prefix',
    async (key) => {
      const body = errorOf(await read([['Authorization', `Bearer ${key}`]]), 'malformed_api_key');
      expect(body.error).toBe('Invalid API key format');
    },
  );

  const wrong: [title: string, key: () => string][] = [
    ['the prefix alone', () => 'cw_'],
    ['a key that nobody has', () => unusedKey()],
    ['a key with a letter changed', () => changedLetter(account.key)],
    ['a key with a letter too many', () => `${account.key}a`],
    ['a key with a letter too few', () => account.key.slice(0, -1)],
  ];
  it.each(wrong)('401 "Invalid API key" for %s', async (_title, key) => {
    const body = errorOf(await read([['Authorization', `Bearer ${key()}`]]), 'invalid_api_key');
    expect(body.error).toBe('Invalid API key');
  });

  it('401 "Invalid API key" for an inactive user', async () => {
    const { key } = await seedAccount(server.database, { active: false });
    expect(errorOf(await read([['X-API-Key', key]]), 'invalid_api_key').error).toBe('Invalid API key');
  });

  it.each(['free', 'basic', 'pro'] satisfies Plan[])(
    '403 "API access requires the API plan" for the %s plan',
    async (plan) => {
      const { key } = await seedAccount(server.database, { plan });
      const text = 'API access requires the API plan';
      expect(errorOf(await read([['Authorization', `Bearer ${key}`]]), 'plan_required').error).toBe(text);
      expect(errorOf(await postText({ ...server, key }), 'plan_required').error).toBe(text);
    },
  );

  it('says "Invalid API key", and not that the plan is wrong, to an inactive user on another plan', async () => {
    const { key } = await seedAccount(server.database, { plan: 'free', active: false });
    errorOf(await read([['X-API-Key', key]]), 'invalid_api_key');
  });

  it('names the scheme to use in WWW-Authenticate', async () => {
    expect((await read([])).header('WWW-Authenticate')).toBe('Bearer');
  });
});

describe('which key decides when several are sent', () => {
  const good = () => account.key;

  it('Authorization beats X-API-Key and the query', async () => {
    expect(
      (
        await read(
          [
            ['X-API-Key', unusedKey()],
            ['Authorization', `Bearer ${good()}`],
          ],
          '&api_key=abc',
        )
      ).status,
    ).toBe(200);
  });

  it('X-API-Key beats the query', async () => {
    expect((await read([['X-API-Key', good()]], `&api_key=${unusedKey()}`)).status).toBe(200);
  });

  it('a bad Authorization is not made good by a good X-API-Key', async () => {
    errorOf(
      await read([
        ['Authorization', 'Basic eDp5'],
        ['X-API-Key', good()],
      ]),
      'missing_api_key',
    );
    errorOf(
      await read([
        ['Authorization', `Bearer ${unusedKey()}`],
        ['X-API-Key', good()],
      ]),
      'invalid_api_key',
    );
  });

  it('a bad X-API-Key is not made good by a good query', async () => {
    errorOf(await read([['X-API-Key', 'abc']], `&api_key=${good()}`), 'malformed_api_key');
  });

  it('an empty one counts as absent, and the next in line decides', async () => {
    expect(
      (
        await read([
          ['Authorization', ''],
          ['X-API-Key', good()],
        ])
      ).status,
    ).toBe(200);
    expect(
      (
        await read(
          [
            ['Authorization', 'Bearer '],
            ['X-API-Key', ''],
          ],
          `&api_key=${good()}`,
        )
      ).status,
    ).toBe(200);
  });

  const twice: [title: string, headers: () => HeaderList, query: () => string][] = [
    [
      'Authorization',
      () => [
        ['Authorization', `Bearer ${good()}`],
        ['authorization', `Bearer ${good()}`],
      ],
      () => '',
    ],
    [
      'X-API-Key',
      () => [
        ['X-API-Key', good()],
        ['X-API-Key', good()],
      ],
      () => '',
    ],
    ['api_key', () => [], () => `&api_key=${good()}&api_key=${good()}`],
  ];
  it.each(twice)('one that is sent twice is refused: %s', async (_title, headers, query) => {
    errorOf(await read(headers(), query()), 'missing_api_key');
  });
});

describe('a key at work', () => {
  it('is dead at once when it is regenerated, on every server of the database', async () => {
    const other = await startServer({ role: 'http', database: server.database, home: server.home });
    const owner = await seedAccount(server.database);
    const ownVideo = await seedVideo(server.database, owner);
    const path = `${VIDEO_STATUS}?video_id=${ownVideo}`;
    const newKey = unusedKey();
    expect((await call(other.origin, { path, key: owner.key })).status).toBe(200);
    await putKey(server.database, owner.accountId, newKey);
    for (const { origin } of [server, other]) {
      errorOf(await call(origin, { path, key: owner.key }), 'invalid_api_key');
      errorOf(
        await call(origin, { path: TEXT_TO_VIDEO, method: 'POST', key: owner.key, body: { prompt: 'a' } }),
        'invalid_api_key',
      );
      expect((await call(origin, { path, key: newKey })).status).toBe(200);
    }
  });

  it('is never in a log line, whichever way it came and whatever came of it', async () => {
    const keys = [account.key, unusedKey()];
    for (const key of keys) {
      await read([['Authorization', `Bearer ${key}`]]);
      await read([['X-API-Key', key]]);
      await read([], `&api_key=${key}`);
      await call(server.origin, { path: `/nowhere?api_key=${key}`, method: 'DELETE' });
    }
    const printed = server.stderr() + server.stdout();
    for (const key of keys) expect(printed).not.toContain(key.slice(3, 20));
  });

  it('starts with the prefix that the settings name', async () => {
    const renamed = await startServer({
      role: 'http',
      database: server.database,
      env: { API_KEY_PREFIX: 'acme' },
    });
    const answer = await call(renamed.origin, {
      path: `${VIDEO_STATUS}?video_id=${videoId}`,
      key: account.key,
    });
    expect(errorOf(answer, 'malformed_api_key').error).toBe('Invalid API key format');
    errorOf(await call(renamed.origin, { path: VIDEO_STATUS, key: 'acme_0' }), 'invalid_api_key');
  });
});

describe('a key that is replaced while a call with it is under way', () => {
  const ask = (key: string) =>
    postText({ origin: server.origin, key }, undefined, { headers: [['Prefer', 'respond-async']] });
  const videosOf = async ({ accountId }: SeededAccount) =>
    await rowsOf(server.database, 'SELECT id FROM videos WHERE account_id = $1', [accountId]);

  it('makes no video when it was replaced before the call had its turn', async () => {
    const owner = await seedAccount(server.database);
    const window = [owner.accountId];
    await rowsOf(server.database, `INSERT INTO limiter_windows (name, key) VALUES ('videos', $1)`, window);
    const turn = await holdLock(
      server.database,
      'SELECT 1 FROM limiter_windows WHERE key = $1 FOR UPDATE',
      window,
    );
    const answer = ask(owner.key);
    await waitsForLock(server.database, 'limiter_v1_lock');
    await putKey(server.database, owner.accountId, unusedKey());
    await turn.release();
    errorOf(await answer, 'invalid_api_key');
    expect(await videosOf(owner)).toEqual([]);
  });

  it('is not replaced until the call that has its turn is admitted', async () => {
    const owner = await seedAccount(server.database);
    const stall = await holdLock(server.database, 'LOCK TABLE videos IN EXCLUSIVE MODE');
    const answer = ask(owner.key);
    await waitsForLock(server.database, 'INTO videos');
    const replaced = putKey(server.database, owner.accountId, unusedKey()).then(() => 'replaced');
    expect(await Promise.race([replaced, waitsForLock(server.database, 'INTO api_keys')])).toBe('waits');
    await stall.release();
    expect((await answer).status).toBe(202);
    expect(await replaced).toBe('replaced');
    errorOf(await ask(owner.key), 'invalid_api_key');
    expect(await videosOf(owner)).toHaveLength(1);
  });
});

function changedLetter(key: string): string {
  const last = key.at(-1) === 'a' ? 'b' : 'a';
  return key.slice(0, -1) + last;
}
