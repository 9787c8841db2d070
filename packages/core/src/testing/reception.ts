import { errorBody, errorHeaders, isClipwrightError, type ClipwrightError } from '../errors/index.js';
import type { FakeParts, FakeRequest, RouteAnswer, RouteName } from './exchange.js';
import { lost, type Fault } from './faults.js';
import { routeOf, runRoute } from './routes.js';
import type { VideoEnd } from './fake-video.js';

/** What the platform's fetch takes, and a time limit on the server's clock. */
export interface FakeFetchInit extends Omit<RequestInit, 'body' | 'signal'> {
  readonly body?: BodyInit | null | undefined;
  readonly signal?: AbortSignal | null | undefined;
  readonly timeoutMs?: number | undefined;
}

/** A `fetch` that answers in the same process, without a socket. */
export type FakeFetch = (input: string | URL | Request, init?: FakeFetchInit) => Promise<Response>;

/** Whose requests meet a fault. */
export type ScriptedRoute = RouteName | 'any';

/** One request that was let in. */
interface Visit {
  readonly call: Request;
  readonly seen: FakeRequest;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly id: string;
  readonly until: (atMs: number, stop?: AbortSignal) => Promise<void>;
}

const COMPLETED: VideoEnd = { status: 'completed' };

/** Where requests come in: it writes them down, plays what is scripted, and answers as the routes do. */
export class Reception {
  readonly requests: FakeRequest[] = [];
  readonly #parts: FakeParts;
  readonly #always: (request: FakeRequest) => Fault | null;
  readonly #scripts = new Map<ScriptedRoute, (Fault | null)[]>();
  #backAtMs = 0;
  #life = new AbortController();

  constructor(parts: FakeParts, always: (request: FakeRequest) => Fault | null) {
    this.#parts = parts;
    this.#always = always;
  }

  script(route: ScriptedRoute, faults: readonly (Fault | null)[]): void {
    this.#scripts.set(route, [...(this.#scripts.get(route) ?? []), ...faults]);
  }

  goAway(seconds: number): void {
    this.#backAtMs = this.#parts.clock.now() + seconds * 1000;
    this.#life.abort(lost());
    this.#life = new AbortController();
  }

  comeBack(): void {
    this.#backAtMs = 0;
  }

  readonly fetch: FakeFetch = async (input, init = {}) => {
    const call = new Request(input, init as RequestInit);
    call.signal.throwIfAborted();
    this.#refuseElsewhere(call.url);
    if (this.#parts.clock.now() < this.#backAtMs) throw lost('ECONNREFUSED');
    const life = this.#life.signal;
    const visit = await this.#letIn(call, { life, timeoutMs: init.timeoutMs ?? Infinity });
    const answer = await this.#answered(visit);
    life.throwIfAborted();
    return answer;
  };

  #refuseElsewhere(url: string): void {
    const { origin } = new URL(this.#parts.baseUrl);
    if (new URL(url).origin !== origin)
      throw new TypeError(`The fake server is at ${origin}; nothing answers at ${new URL(url).origin}.`);
  }

  async #letIn(
    call: Request,
    { life, timeoutMs }: { readonly life: AbortSignal; readonly timeoutMs: number },
  ): Promise<Visit> {
    const { clock } = this.#parts;
    const deadlineMs = clock.now() + timeoutMs;
    const bytes = new Uint8Array(await call.arrayBuffer());
    const seen = seenOf(call, bytes, clock.now());
    this.requests.push(seen);
    const until = async (atMs: number, stop?: AbortSignal): Promise<void> => {
      const signals = [call.signal, life, ...(stop === undefined ? [] : [stop])];
      await clock.until(Math.min(atMs, deadlineMs), AbortSignal.any(signals));
      if (clock.now() >= deadlineMs) throw new DOMException('The answer took too long.', 'TimeoutError');
    };
    const id = `req_00000000-0000-4000-8000-${String(this.requests.length).padStart(12, '0')}`;
    return { call, seen, bytes, id, until };
  }

  #answered(visit: Visit): Promise<Response> {
    const { clock } = this.#parts;
    const fault = this.#nextFault(visit.seen);
    const pass = ({ end = COMPLETED }: { readonly end?: VideoEnd } = {}) => this.#pass(visit, end);
    if (fault === null) return pass();
    const wait = (ms: number) => visit.until(clock.now() + ms);
    return fault(pass, { request: visit.seen, wait, now: clock.now });
  }

  #nextFault(seen: FakeRequest): Fault | null {
    const [ofRoute, ofAny] = [this.#scripts.get(seen.route ?? 'any'), this.#scripts.get('any')];
    const scripted = [ofRoute, ofAny].find((faults) => faults !== undefined && faults.length > 0);
    return scripted === undefined ? this.#always(seen) : (scripted.shift() ?? null);
  }

  async #pass({ call, seen, bytes, id, until }: Visit, end: VideoEnd): Promise<Response> {
    const { method, url, headers } = call;
    const marks: Record<string, string> = { 'X-Request-Id': id };
    const request = { method, url: new URL(url), headers, body: bytes, param: '' };
    let hasAccess = false;
    const answer = await runRoute(
      { ...request, parts: this.#parts, end, until, marks },
      () => (hasAccess = true),
    ).catch((error: unknown) => {
      if (isClipwrightError(error)) return refusalAnswer(error, id);
      throw error;
    });
    if (hasAccess && seen.route === 'create') Object.assign(marks, this.#windowHeaders());
    return this.#response(method, answer, marks);
  }

  #windowHeaders(): Record<string, string> {
    this.#parts.videos.settleDue();
    return this.#parts.window.headers();
  }

  #response(method: string, { status, headers, body }: RouteAnswer, more: Record<string, string>): Response {
    const isJson = body !== null && !(body instanceof Uint8Array);
    const sent = isJson ? JSON.stringify(body) : (body as Uint8Array<ArrayBuffer> | null);
    const typed: Record<string, string> = isJson ? { 'Content-Type': 'application/json; charset=utf-8' } : {};
    const date = new Date(this.#parts.clock.now()).toUTCString();
    return new Response(method === 'HEAD' ? null : sent, {
      status,
      headers: { ...typed, Date: date, ...more, ...headers },
    });
  }
}

function refusalAnswer(error: ClipwrightError, requestId: string): RouteAnswer {
  const headers = { 'Cache-Control': 'no-store', ...errorHeaders(error) };
  return { status: error.status, headers, body: errorBody(error, requestId) };
}

function seenOf({ method, url, headers }: Request, bytes: Uint8Array, atMs: number): FakeRequest {
  const { pathname, searchParams } = new URL(url);
  return {
    route: routeOf(pathname)?.route.name ?? null,
    method,
    path: pathname,
    query: Object.fromEntries(searchParams),
    headers: Object.fromEntries(headers),
    body: jsonOf(bytes),
    atMs,
  };
}

function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
}
