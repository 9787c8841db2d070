import { setImmediate } from 'node:timers/promises';
import { ClipwrightClient, type ClientOptions, type ClientSettings } from '../../src/client/index.js';
import type { WindowRule } from '../../src/limiter/index.js';
import {
  answer,
  createFakeClock,
  createFakeServer,
  cutAnswer,
  gatewayError,
  lostAnswer,
  lostRequest,
  noAnswer,
  refusal,
  type FakeClock,
  type FakeFetch,
  type FakeRequest,
  type FakeServer,
  type Fault as Played,
  type ServerClock,
} from '../../src/testing/index.js';

export const RULE = { limit: 15, windowMs: 1_800_000 };

/** Plays what the server says, with changes. */
const spoilt =
  (change: (told: { body: Record<string, unknown>; headers: Headers }) => object, status = 200): Played =>
  async (pass) => {
    const made = await pass();
    const headers = new Headers(made.headers);
    const body = change({ body: (await made.json()) as Record<string, unknown>, headers });
    return Response.json(body, { status, headers });
  };

/** What goes wrong with one generation request. */
const FAULTS = {
  none: (pass) => pass(),
  drop_before_admission: lostRequest(),
  drop_after_admission: lostAnswer(),
  close_mid_body: cutAnswer(),
  garbage: answer({ body: '<html>', afterwards: true }),
  success_without_video: answer({ body: { success: true }, afterwards: true }),
  success_without_url: spoilt(({ body }) => ({ success: true, video_id: body['video_id'] })),
  failure_with_200: spoilt(({ body }) => ({ success: false, video_id: body['video_id'] })),
  bad_gateway: gatewayError(),
  internal_error: async (pass, context) => {
    await pass();
    return await refusal('internal_error')(pass, context);
  },
  refuse: answer({
    status: 429,
    headers: { 'Retry-After': '7' },
    body: { success: false, error: 'Later.', code: 'rate_limited' },
  }),
  hold_too_long: spoilt(
    ({ body }) => ({
      success: false,
      error: 'x',
      code: 'generation_timeout',
      video_id: body['video_id'],
    }),
    500,
  ),
  no_headers: spoilt(({ body, headers }) => {
    for (const name of [...headers.keys()]) headers.delete(name);
    return body;
  }),
  mad_headers: spoilt(({ body, headers }) => {
    headers.set('X-RateLimit-Limit', '-1');
    headers.set('X-RateLimit-Remaining', '9e99');
    headers.set('X-RateLimit-Reset', 'tomorrow');
    headers.set('Retry-After', 'Never');
    return body;
  }),
  status_drops: lostAnswer(),
  hang: noAnswer(),
} as const satisfies Readonly<Record<string, Played>>;

/** What goes wrong with one generation request. */
export type Fault = keyof typeof FAULTS;

export interface SceneOptions {
  readonly rule?: WindowRule;
  /** The fault of the nth generation request, counted from 0. */
  readonly fault?: (n: number) => Fault;
  /** Whether the server has /account and lookup by key, as ours has and interface.md alone has not. */
  readonly additions?: boolean;
  /** How far the server's clock is ahead of the client's. */
  readonly skewMs?: number;
  readonly makingMs?: number;
}

export interface Scene {
  readonly server: FakeServer<ServerClock>;
  readonly client: ClipwrightClient;
  readonly clock: FakeClock;
  /** Requests turned away because the window really was full. */
  readonly overWindow: () => number;
  readonly count: (method: string, path: string) => number;
}

/** A client and a fake server that misbehaves as told, both on one clock. */
export function scene(
  options: SceneOptions = {},
  settings: ClientSettings & Partial<ClientOptions> = {},
  mostSleeps = 3_000,
): Scene {
  const { fault = () => 'none', additions = true, skewMs = 0, ...others } = options;
  const clock = createFakeClock({ startMs: Date.UTC(2026, 10, 21), mostSleeps });
  let posts = 0;
  const server: FakeServer<ServerClock> = createFakeServer({
    rule: RULE,
    ...others,
    clock: skewed(clock, skewMs),
    fault: (request) => {
      if (request.route !== 'create') return additions ? null : unknownAddition(request);
      const name = fault(posts);
      posts += 1;
      if (name === 'status_drops') server.script('status', lostRequest(), lostRequest());
      return FAULTS[name];
    },
  });
  const { fetch, overWindow } = counting(server.fetch);
  let ids = 0;
  const client = new ClipwrightClient({
    baseUrl: server.baseUrl,
    apiKey: server.apiKey,
    fetch,
    sleep: clock.sleep,
    now: clock.now,
    randomId: () => `id-${(ids += 1)}`,
    random: () => 0.5,
    maxWaitMs: Infinity,
    ...settings,
  });
  const count = (method: string, path: string) =>
    server.requests.filter((one) => one.method === method && one.path === path).length;
  return { server, client, clock, overWindow, count };
}

/** The faults of the first generation requests; none after that. */
export const faults =
  (...list: Fault[]) =>
  (n: number): Fault =>
    list[n] ?? 'none';

function skewed(clock: FakeClock, skewMs: number): ServerClock {
  return {
    now: () => clock.now() + skewMs,
    sleep: clock.sleep,
    until: (atMs, signal) => clock.until(atMs - skewMs, signal),
  };
}

/** What the server says who knows interface.md alone. */
function unknownAddition({ route, query }: FakeRequest): Played | null {
  if (route === 'account') return answer({ status: 404, body: { success: false, error: 'Not found' } });
  if (query['idempotency_key'] === undefined) return null;
  return answer({ status: 400, body: { success: false, error: 'video_id is required' } });
}

/**
 * Counts the 429s of the window itself, which a scripted refusal tells nothing of. Every answer comes in a turn of its
 * own, as from a network.
 */
function counting(fetch: FakeFetch): { fetch: FakeFetch; overWindow: () => number } {
  let over = 0;
  return {
    overWindow: () => over,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      await setImmediate();
      if (response.status === 429 && response.headers.has('X-RateLimit-Limit')) over += 1;
      return response;
    },
  };
}
