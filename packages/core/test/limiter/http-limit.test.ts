import { describe, expect, it } from '@jest/globals';
import { createMemoryStore, createRateLimiter, type LimiterStore } from '../../src/limiter/index.js';
import {
  limitFastify,
  limitFetch,
  limitHono,
  limitNode,
  successesOnly,
  type HttpLimitOptions,
} from '../../src/limiter/http/index.js';

const RULE = { name: 'calls', limit: 2, windowMs: 60_000 };
const AWAY: LimiterStore = {
  reserve: () => Promise.reject(new Error('connection refused')),
  settle: () => Promise.reject(new Error('connection refused')),
  peek: () => Promise.reject(new Error('connection refused')),
  reset: () => Promise.reject(new Error('connection refused')),
};

/** A route that answers with the status that its address names. */
function route(options: Partial<HttpLimitOptions<Request>> = {}) {
  const limiter = createRateLimiter({ store: createMemoryStore() });
  const ask = ({ headers }: Request) => ({ rule: RULE, key: headers.get('x-user') ?? 'ann' });
  const handler = (request: Request): Response => {
    const status = Number(new URL(request.url).pathname.slice(1));
    if (status === 0) throw new Error('the route');
    return new Response('made', { status });
  };
  const limited = limitFetch({ limiter, ask, ...options }, handler);
  return (path: string, headers = {}) => limited(new Request(`http://app.test/${path}`, { headers }));
}

describe('a limited route', () => {
  it('tells the window with each answer, and what it answered stays as it was', async () => {
    const call = route();
    const answer = await call('201');
    expect([answer.status, await answer.text()]).toEqual([201, 'made']);
    expect([...answer.headers.keys()]).toEqual([
      'content-type',
      'x-ratelimit-limit',
      'x-ratelimit-remaining',
      'x-ratelimit-reset',
    ]);
  });

  it('lets an answer through that switches to another protocol', async () => {
    const limiter = createRateLimiter({ store: createMemoryStore() });
    const upgraded = Object.defineProperty(new Response(null), 'status', { value: 101 });
    const limited = limitFetch({ limiter, ask: () => ({ rule: RULE, key: 'ann' }) }, () => upgraded);
    expect(await limited(new Request('http://app.test/'))).toBe(upgraded);
    expect(await limiter.peek({ rule: RULE, key: 'ann' })).toMatchObject([{ count: 1 }]);
  });

  it('counts every answer, unless `counts` says which', async () => {
    const everything = route();
    await everything('500');
    await everything('404');
    expect((await everything('200')).status).toBe(429);
    const successes = route({ counts: successesOnly });
    for (const failed of ['400', '404', '500', '503']) await successes(failed);
    await expect(successes('0')).rejects.toThrow('the route');
    expect((await successes('302')).status).toBe(302);
    expect((await successes('200')).status).toBe(200);
    expect((await successes('200')).status).toBe(429);
  });

  it('asks by a key and a weight of its own, of several rules at once, or not at all', async () => {
    const all = { name: 'all', limit: 5, windowMs: 60_000 };
    const call = route({
      ask: ({ headers }) => {
        const key = headers.get('x-user') ?? '';
        if (key === 'inside') return null;
        return [
          { rule: RULE, key },
          { rule: all, key: 'everybody', weight: 2 },
        ];
      },
    });
    const status = async (user: string) => (await call('200', { 'x-user': user })).status;
    expect([await status('ann'), await status('ann'), await status('ann')]).toEqual([200, 200, 429]);
    expect(await status('bob')).toBe(429);
    const inside = await call('200', { 'x-user': 'inside' });
    expect([inside.status, inside.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
  });

  it('says what asks for more than the limit at once, and gives it no time to wait for', async () => {
    const call = route({ ask: () => ({ rule: RULE, key: 'ann', weight: 3 }) });
    const refused = await call('200');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, null]);
    expect(await refused.json()).toMatchObject({
      error: 'Too many requests. It asks for more than 2 at once.',
    });
  });

  it('says when there is room again, and keeps its refusal out of caches', async () => {
    const call = route();
    await call('200');
    await call('200');
    const refused = await call('200');
    expect([refused.status, Object.fromEntries(refused.headers)]).toEqual([
      429,
      {
        'cache-control': 'no-store',
        'content-type': 'application/json; charset=utf-8',
        'retry-after': '60',
        'x-ratelimit-limit': '2',
        'x-ratelimit-remaining': '0',
        'x-ratelimit-reset': expect.any(String),
      },
    ]);
    expect(await refused.json()).toEqual({
      success: false,
      error: 'Too many requests. Ask again in 60 s.',
      code: 'rate_limited',
      rate_limit: expect.objectContaining({ count: 2, limit: 2 }),
    });
  });

  it('speaks with headers and texts of your own', async () => {
    const call = route({
      headers: ({ limit, remaining }) => ({ RateLimit: `"calls";q=${limit};r=${remaining}` }),
      refusal: ({ reading, retryAfterSeconds }, { url }) => ({
        status: 420,
        headers: { 'X-Wait': String(retryAfterSeconds) },
        body: `Ruhig: ${reading.count} an ${new URL(url).pathname}`,
      }),
    });
    expect((await call('200')).headers.get('ratelimit')).toBe('"calls";q=2;r=1');
    await call('200');
    const refused = await call('200');
    expect([refused.status, refused.headers.get('x-wait'), await refused.text()]).toEqual([
      420,
      '60',
      'Ruhig: 2 an /200',
    ]);
    expect(refused.headers.get('ratelimit')).toBe('"calls";q=2;r=0');
    expect(refused.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  it('is closed while the store is away, with an answer of your own if you like, or open by choice', async () => {
    const closed = createRateLimiter({ store: AWAY });
    const refused = await route({ limiter: closed })('200');
    expect([refused.status, await refused.json()]).toEqual([
      503,
      {
        success: false,
        error: 'Requests can not be counted now, so none is taken. Ask again in a minute.',
        code: 'limiter_unavailable',
      },
    ]);
    const own = route({
      limiter: closed,
      unavailable: ({ name }) => ({ status: 500, body: { name } }),
    });
    expect(await (await own('200')).json()).toEqual({ name: 'LimiterStoreError' });
    const open = route({ limiter: createRateLimiter({ store: AWAY, onStoreFailure: 'open' }) });
    const passed = await open('200');
    expect([passed.status, passed.headers.get('x-ratelimit-limit')]).toEqual([200, null]);
  });

  it('answers what the route answered even where the store fails after it', async () => {
    const store = createMemoryStore();
    const limiter = createRateLimiter({ store: { ...AWAY, reserve: (...asked) => store.reserve(...asked) } });
    expect((await route({ limiter, counts: successesOnly })('500')).status).toBe(500);
  });

  it('asks the store once for a call that counts', async () => {
    const store = createMemoryStore();
    const failures: unknown[] = [];
    const limiter = createRateLimiter({
      store: { ...AWAY, reserve: (...asked) => store.reserve(...asked) },
      onError: (failure) => failures.push(failure),
    });
    for (const counts of [undefined, successesOnly]) await route({ limiter, counts })('200');
    expect(failures).toEqual([]);
  });

  it('rejects with what `ask` threw', async () => {
    const call = route({
      ask: () => {
        throw new Error('no session');
      },
    });
    await expect(call('200')).rejects.toThrow('no session');
  });

  it('hands what `ask` threw to `next` of middleware, once', async () => {
    const handed: unknown[] = [];
    const failure = new Error('no session');
    const limited = limitNode({
      limiter: createRateLimiter({ store: createMemoryStore() }),
      ask: () => Promise.reject(failure),
    });
    const untouched = { statusCode: 0, setHeader: () => 0, end: () => 0, on: () => 0 };
    await new Promise<void>((resolve) => {
      limited({}, untouched, (error) => resolve(void handed.push(error)));
    });
    expect(handed).toEqual([failure]);
  });
});

/** What a frame has answered. */
interface Told {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

type Limited = (options: HttpLimitOptions<unknown>, routeStatus: number) => Promise<Told>;

/** Each as its frame calls it, with a route behind that answers with a status. */
const FRAMES: Readonly<Record<string, Limited>> = {
  'node:http': async (options, routeStatus) => {
    const headers: Record<string, string> = {};
    const heard: Record<string, () => void> = {};
    const response = {
      statusCode: 200,
      setHeader: (name: string, value: string) => (headers[name] = value),
      end: (text: string) => resolveText(text),
      on: (event: string, listener: () => void) => (heard[event] = listener),
    };
    let resolveText: (text: string) => void = () => undefined;
    const text = await new Promise<string>((resolve) => {
      resolveText = resolve;
      limitNode(options)({}, response, () => {
        response.statusCode = routeStatus;
        resolve('made');
      });
    });
    heard['close']?.();
    return { status: response.statusCode, headers, text };
  },
  Fastify: async (options, routeStatus) => {
    const told = { status: 200, headers: {}, text: 'made' };
    const heard: Record<string, () => void> = {};
    const raw = {
      statusCode: 200,
      on: (event: string, listener: () => void) => (heard[event] = listener),
    };
    const reply = {
      raw,
      code: (status: number) => (told.status = status),
      headers: (headers: Record<string, string>) => (told.headers = headers),
      send: (text: string) => {
        told.text = text;
        return reply;
      },
    };
    if ((await limitFastify(options)({}, reply)) === undefined) {
      raw.statusCode = routeStatus;
      told.status = routeStatus;
    }
    heard['close']?.();
    return told;
  },
  Hono: async (options, routeStatus) => {
    const headers: Record<string, string> = {};
    const context = {
      res: new Response('made', { status: routeStatus }),
      header: (name: string, value: string) => (headers[name] = value),
    };
    let isMade = false;
    const next = async (): Promise<void> => void (isMade = true);
    const refused = await limitHono(options)(context, next);
    expect(isMade).toBe(refused === undefined);
    const answer = refused ?? context.res;
    return {
      status: answer.status,
      headers: { ...headers, ...Object.fromEntries(refused?.headers ?? []) },
      text: await answer.text(),
    };
  },
};

describe.each(Object.keys(FRAMES))('before a route of %s', (frame) => {
  const call = FRAMES[frame]!;
  const lower = ({ headers }: Told) =>
    Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  it('lets calls through with the window told, and refuses what is more', async () => {
    const options = {
      limiter: createRateLimiter({ store: createMemoryStore() }),
      ask: () => ({ rule: RULE, key: 'ann' }),
    };
    const first = await call(options, 201);
    expect([first.status, first.text, lower(first)['x-ratelimit-remaining']]).toEqual([201, 'made', '1']);
    await call(options, 500);
    const refused = await call(options, 200);
    expect([refused.status, lower(refused)]).toEqual([
      429,
      expect.objectContaining({ 'retry-after': '60', 'x-ratelimit-remaining': '0' }),
    ]);
    expect(JSON.parse(refused.text)).toMatchObject({ success: false, code: 'rate_limited' });
  });

  it('gives the place of what failed back where only successes count', async () => {
    const limiter = createRateLimiter({ store: createMemoryStore() });
    const options = { limiter, ask: () => ({ rule: RULE, key: 'ann' }), counts: successesOnly };
    for (const status of [500, 404, 400, 200]) {
      expect((await call(options, status)).status).toBe(status);
      await settled();
    }
    expect(await limiter.peek({ rule: RULE, key: 'ann' })).toMatchObject([{ count: 1 }]);
  });
});
