import { beforeAll, describe, expect, it } from '@jest/globals';
import { RateLimitObject } from '@clipwright/core/videos';
import {
  call,
  errorOf,
  seedAccount,
  seedVideo,
  startServer,
  type TestServer,
  unusedKey,
  VIDEO_STATUS,
} from '../support/index.js';

const LIMIT = 5;
let server: TestServer;

// Behind a trusted proxy, so that one test machine can speak from many addresses.
beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: { AUTH_FAILURES_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '127.0.0.1' },
  });
});

const from = (address: string, key?: string, query = '') =>
  call(server.origin, {
    path: `${VIDEO_STATUS}${query}`,
    headers: [['X-Forwarded-For', address]],
    ...(key === undefined ? {} : { key }),
  });

async function exhaust(address: string): Promise<void> {
  for (let count = 0; count < LIMIT; count += 1) expect((await from(address, unusedKey())).status).toBe(401);
}

describe('a flood of failed authentications', () => {
  it('is refused with 429 too_many_auth_failures once AUTH_FAILURES_PER_MINUTE have failed from one address', async () => {
    await exhaust('192.0.2.1');
    const answer = await from('192.0.2.1', unusedKey());
    const limit = RateLimitObject.parse(errorOf(answer, 'too_many_auth_failures').rate_limit);
    expect(limit).toMatchObject({ limit: LIMIT, remaining: 0 });
    expect(answer.header('Retry-After')).toBe(String(limit.reset_in_seconds));
    expect(limit.reset_in_seconds).toBeLessThanOrEqual(60);
  });

  it('counts every way to fail: no key, another form, an unknown key', async () => {
    await from('192.0.2.2');
    await from('192.0.2.2', 'sk_nonsense');
    await from('192.0.2.2', unusedKey());
    await from('192.0.2.2', 'cw_');
    await from('192.0.2.2', '');
    errorOf(await from('192.0.2.2'), 'too_many_auth_failures');
  });

  it('never limits a valid key, not even from that address', async () => {
    await exhaust('192.0.2.3');
    const account = await seedAccount(server.database);
    const id = await seedVideo(server.database, account);
    expect((await from('192.0.2.3', account.key, `?video_id=${id}`)).status).toBe(200);
    errorOf(await from('192.0.2.3', account.key), 'invalid_request');
  });

  it('does not count a key on another plan: that key was right', async () => {
    const { key } = await seedAccount(server.database, { plan: 'free' });
    for (let count = 0; count <= LIMIT; count += 1) errorOf(await from('192.0.2.4', key), 'plan_required');
  });

  it('leaves other addresses alone', async () => {
    await exhaust('192.0.2.5');
    errorOf(await from('192.0.2.6', unusedKey()), 'invalid_api_key');
  });

  it('is shared by all servers of the database', async () => {
    const env = { AUTH_FAILURES_PER_MINUTE: String(LIMIT), TRUSTED_PROXIES: '127.0.0.1' };
    const other = await startServer({ role: 'http', database: server.database, env });
    await exhaust('192.0.2.7');
    const answer = await call(other.origin, {
      path: VIDEO_STATUS,
      headers: [['X-Forwarded-For', '192.0.2.7']],
    });
    errorOf(answer, 'too_many_auth_failures');
  });

  it('is counted by the address of the connection where no proxy is trusted', async () => {
    const open = await startServer({
      role: 'http',
      database: server.database,
      env: { AUTH_FAILURES_PER_MINUTE: '2' },
    });
    const ask = (address: string) =>
      call(open.origin, { path: VIDEO_STATUS, headers: [['X-Forwarded-For', address]] });
    await ask('198.51.100.1');
    await ask('198.51.100.2');
    errorOf(await ask('198.51.100.3'), 'too_many_auth_failures');
  });
});
