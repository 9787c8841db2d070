import { describe, expect, it } from '@jest/globals';
import type { UserPlace } from '../../src/proxy/index.js';
import { json, refusal, type LentServer } from './lent-server.js';
import { asked, post, scene, told } from './proxy-scene.js';

/** Two places for each user, and what became of them. */
function places(limit = 2) {
  const log: string[] = [];
  const taken = new Map<string, number>();
  const change = (user: string, by: number) => taken.set(user, (taken.get(user) ?? 0) + by);
  const readingOf = (user: string) => {
    const count = taken.get(user) ?? 0;
    return { count, limit, remaining: limit - count, resetAtMs: 60_000, resetInSeconds: 9 };
  };
  const ask = async (user: string): Promise<UserPlace> => {
    const admitted = (taken.get(user) ?? 0) < limit;
    if (admitted) change(user, 1);
    return {
      admitted,
      reading: readingOf(user),
      commit: async () => log.push(`commit ${user}`),
      release: async () => {
        change(user, -1);
        log.push(`release ${user}`);
      },
    };
  };
  return { log, ask };
}

describe('the limit of a user', () => {
  it('is told in the headers, refuses with the user’s own window, and is nobody else’s', async () => {
    const { ask } = places();
    const { server, proxy } = scene({ limit: ask });
    const first = await proxy(post());
    expect([first.headers.get('x-ratelimit-limit'), first.headers.get('x-ratelimit-remaining')]).toEqual([
      '2',
      '1',
    ]);
    await proxy(post());
    const refused = await proxy(post());
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '9']);
    expect(await refused.json()).toMatchObject({
      success: false,
      code: 'rate_limited',
      rate_limit: { count: 2, limit: 2, remaining: 0, reset_in_seconds: 9 },
    });
    expect(server.seen).toHaveLength(2);
    expect((await proxy(post({ headers: { 'x-user': 'bob' } }))).status).toBe(200);
    expect((await proxy(asked('/api/v1/models'))).status).toBe(200);
  });

  it.each<[string, NonNullable<LentServer['next']>]>([
    ['a refusal', () => refusal(400, 'invalid_request')],
    ['a full window of the server', () => refusal(429, 'rate_limited')],
    ['a failure', () => refusal(500, 'generation_failed', { video_id: 'vid_1' })],
    ['a busy server', () => refusal(500, 'busy')],
    ['a refused key', () => refusal(401, 'invalid_api_key')],
    ['a replay', () => json(200, { success: true, video_id: 'vid_1' }, { 'Idempotency-Replayed': 'true' })],
    ['a server that is away', () => Promise.reject(new TypeError('fetch failed'))],
  ])('is not touched by %s', async (_name, next) => {
    const { log, ask } = places();
    const { server, proxy } = scene({ limit: ask });
    server.next = next;
    await proxy(post());
    expect(log).toEqual(['release ann']);
  });

  it.each<[string, NonNullable<LentServer['next']>]>([
    ['a video', () => json(200, { success: true, video_id: 'vid_1' })],
    ['a video under way', () => json(202, { success: true, video_id: 'vid_1', status: 'queued' })],
    ['one that takes too long', () => refusal(500, 'generation_timeout', { video_id: 'vid_1' })],
    ['one canceled in the making', () => refusal(500, 'generation_canceled', { video_id: 'vid_1' })],
    ['an answer that says nothing', () => new Response('', { status: 502 })],
  ])('counts %s', async (_name, next) => {
    const { log, ask } = places();
    const { server, proxy } = scene({ limit: ask });
    server.next = next;
    await proxy(post());
    expect(log).toEqual(['commit ann']);
  });

  it('counts a call whose caller goes away, which ends the server’s request too', async () => {
    const { log, ask } = places();
    const { server, proxy } = scene({ limit: ask });
    const caller = new AbortController();
    server.next = ({ signal }) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
        caller.abort();
      });
    expect((await proxy(post({ signal: caller.signal }))).status).toBe(499);
    expect(log).toEqual(['commit ann']);
  });

  it('is not asked for a body that is too large, said or found', async () => {
    const { log, ask } = places();
    const { server, proxy } = scene({ limit: ask, maxBodyBytes: 10 });
    const body = 'x'.repeat(11);
    const said = await proxy(post({ body, headers: { 'content-length': '11' } }));
    expect([said.status, (await told(said)).error]).toEqual([
      413,
      'The request is too large. Send at most 10 bytes.',
    ]);
    const unsaid = new Response(body).body;
    const found = await proxy(post({ body: unsaid, duplex: 'half' } as RequestInit));
    expect(found.status).toBe(413);
    expect([log, server.seen]).toEqual([[], []]);
    expect((await proxy(post({ body: 'x'.repeat(10) }))).status).toBe(200);
  });

  it('that can’t be asked makes no video, and one that can’t be settled spoils none', async () => {
    const away = scene({ limit: () => Promise.reject(new Error('redis')) });
    expect((await away.proxy(post())).status).toBe(500);
    expect(away.server.seen).toEqual([]);
    const broken = async (): Promise<never> => Promise.reject(new Error('redis'));
    const place = { admitted: true, reading: null, commit: broken, release: broken };
    const { proxy, errors } = scene({ limit: async () => place });
    expect((await proxy(post())).status).toBe(200);
    expect(errors).toHaveLength(1);
  });
});
