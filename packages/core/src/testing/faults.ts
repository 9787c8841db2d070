import type { ErrorCode, VideoErrorCode } from '../errors/index.js';
import { rateLimitRefusal } from '../limiter/index.js';
import { errorFixture } from './error-fixtures.js';
import type { FakeRequest } from './exchange.js';
import { failedEnd, type VideoEnd } from './fake-video.js';

/** Lets the request through to the server, whose answer it gives; `end` is how its video ends. */
export type Pass = (how?: { readonly end?: VideoEnd }) => Promise<Response>;

/** What a fault may know and do. */
export interface FaultContext {
  readonly request: FakeRequest;
  /** Waits on the server's clock; rejects where the caller's time is over first, or the caller left. */
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds since 1970, on the server's clock. */
  readonly now: () => number;
}

/** Something that goes wrong with one request: it answers in the server's place, or spoils what the server does. */
export type Fault = (pass: Pass, context: FaultContext) => Promise<Response>;

/** The connection breaks before the server sees the request. */
export const lostRequest = (): Fault => () => Promise.reject(lost());

/** The server does what it was asked, and its answer is lost. */
export const lostAnswer = (): Fault => async (pass) => {
  await pass();
  throw lost();
};

/** The server does what it was asked, and its answer breaks off in the middle. */
export const cutAnswer = (): Fault => async (pass) => {
  const answer = await pass();
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const headers = new Headers(answer.headers);
  headers.set('Content-Length', String(bytes.length));
  return new Response(brokenStream(bytes.slice(0, bytes.length / 2)), { status: answer.status, headers });
};

/** Something in between answers in the server's place, which never sees the request. */
export const gatewayError =
  (status: 502 | 503 | 504 = 502): Fault =>
  () =>
    Promise.resolve(new Response(`<h1>${status}</h1>`, { status, headers: { 'Content-Type': 'text/html' } }));

/** The server takes so long before it looks at the request. */
export const delay =
  (ms: number): Fault =>
  async (pass, { wait }) => {
    await wait(ms);
    return await pass();
  };

/** No answer ever comes. */
export const noAnswer =
  (): Fault =>
  async (pass, { wait }) => {
    await wait(Infinity);
    return await pass();
  };

/** The server refuses, with a code of the table of errors and its status. */
export const refusal =
  (code: ErrorCode, message?: string): Fault =>
  () => {
    const { status, headers, body } = errorFixture(code);
    const told = message === undefined ? body : { ...body, error: message };
    return Promise.resolve(Response.json(told, { status, headers }));
  };

/** The server refuses with a 429 that asks to wait so long. */
export const rateLimited =
  (retryAfterSeconds: number, rule = { limit: 15, windowMs: 1_800_000 }): Fault =>
  (_pass, { now }) => {
    const resetAtMs = Math.ceil((now() + retryAfterSeconds * 1000) / 1000) * 1000;
    const { limit } = rule;
    const reading = { count: limit, limit, remaining: 0, resetAtMs, resetInSeconds: retryAfterSeconds };
    const { status, headers, body } = rateLimitRefusal({ reading, rule });
    const { code, param, request_id } = errorFixture('rate_limited').body;
    return Promise.resolve(Response.json({ ...body, code, param, request_id }, { status, headers }));
  };

/** The video is admitted, and fails. */
export const videoFails =
  (code: VideoErrorCode = 'generation_failed', message?: string): Fault =>
  (pass) =>
    pass({ end: failedEnd(code, message) });

/** What to answer in the server's place. */
export interface ScriptedAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object becomes JSON, text stays as it is. */
  readonly body?: object | string;
  /** Whether the server does first what it was asked. Default false. */
  readonly afterwards?: boolean;
}

/** Any answer at all. */
export const answer =
  ({ status = 200, headers = {}, body = {}, afterwards = false }: ScriptedAnswer): Fault =>
  async (pass) => {
    if (afterwards) await pass();
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return new Response(text, { status, headers: { 'Content-Type': 'application/json', ...headers } });
  };

/** What `fetch` rejects with where no answer came. */
export const lost = (code = 'ECONNRESET'): TypeError =>
  new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });

function brokenStream(start: Uint8Array): ReadableStream<Uint8Array> {
  let isSent = false;
  return new ReadableStream({
    pull(controller) {
      if (isSent) return controller.error(lost());
      isSent = true;
      controller.enqueue(start);
    },
  });
}
