import type { WindowReading } from '../limiter/index.js';
import { rateLimitHeaders } from '../limiter/index.js';
import { boundedBody } from './bounded-body.js';
import { Ownership } from './ownership.js';
import { ProxyError, refuse, type ProxyRefusal } from './proxy-error.js';
import {
  checkedOptions,
  type CheckedOptions,
  type ProxyRouteName,
  type UserPlace,
  type VideoProxyOptions,
} from './proxy-options.js';
import { routeOf, type Asked } from './proxy-routes.js';
import { toldFields, toldFile, toldHeaders, toldJson, toldRefusal, type Teller } from './told-answer.js';
import { VideoServer, type ServerAnswer } from './video-server.js';

/** A handler of web-standard requests, as Hono, Next, Bun, Deno and workers take it. It never rejects. */
export type VideoProxy = (request: Request) => Promise<Response>;

/** One request, and whose it is. */
interface Call extends Asked {
  readonly request: Request;
  readonly user: string;
}

const BODY_BYTES = { 'text-to-video': 2 ** 20, 'image-to-video': 15 * 2 ** 20 } as const;
const PLAYER_HEADERS = ['range', 'if-range', 'if-none-match', 'if-modified-since'];
/** What the server takes as Idempotency-Key. */
const VISIBLE_ASCII = /^[\x21-\x7e]{1,255}$/;
/** Wishes that need nothing of the connection between caller and proxy. */
const WISH = /^(?:respond-async|wait=\d{1,6})(?:, *wait=\d{1,6})?$/;

/**
 * Lends a Clipwright server to the users of your own service: the key stays here, each user sees their own
 * videos alone, and the paths are the server's, so that its client works with it. @throws TypeError
 */
export function createVideoProxy(options: VideoProxyOptions): VideoProxy {
  const proxy = new UsersProxy(checkedOptions(options));
  return (request) => proxy.answer(request);
}

class UsersProxy {
  readonly #ownership: Ownership;
  readonly #server: VideoServer;
  readonly #answers: Record<ProxyRouteName, (call: Call) => Promise<Response>> = {
    'text-to-video': (call) => this.#generate(call, 'text-to-video'),
    'image-to-video': (call) => this.#generate(call, 'image-to-video'),
    'video-status': (call) => this.#status(call),
    models: (call) => this.#tell(call, { method: 'GET', path: 'models' }),
    delete: (call) => this.#delete(call),
    media: (call) => this.#file(call),
  };

  constructor(private readonly options: CheckedOptions) {
    this.#ownership = new Ownership(options.secret);
    this.#server = new VideoServer(options);
  }

  async answer(request: Request): Promise<Response> {
    try {
      const asked = routeOf(request, this.options.routes);
      this.#refuseOtherSites(request);
      return await this.#answers[asked.name]({ ...asked, request, user: await this.#userOf(request) });
    } catch (thrown) {
      return this.#refused(thrown, request);
    }
  }

  /** A page of another site could send a form with this user's cookies. */
  #refuseOtherSites({ method, headers }: Request): void {
    const origin = headers.get('origin');
    const changes = method === 'POST' || method === 'DELETE';
    if (changes && origin !== null && !this.options.origins.has(origin)) throw refuse('origin_refused');
  }

  async #userOf(request: Request): Promise<string> {
    const user: unknown = await this.options.user(request);
    if (user === null || user === undefined) throw refuse('not_signed_in');
    if (typeof user === 'string' && user !== '') return user;
    throw new TypeError('user of createVideoProxy has to tell a text that is not empty, or null.');
  }

  async #generate(call: Call, path: keyof typeof BODY_BYTES): Promise<Response> {
    const { request, user } = call;
    const headers = {
      'Content-Type': request.headers.get('content-type'),
      'Idempotency-Key': await this.#keyOf(user, request.headers.get('idempotency-key')),
      Prefer: wishOf(request),
    };
    const body = await boundedBody(request, this.options.maxBodyBytes ?? BODY_BYTES[path]);
    const place = await this.#placeFor(user);
    const answer = await this.#settled(place, () =>
      this.#server.call({
        method: 'POST',
        path: `${path}.php`,
        headers,
        body,
        signal: request.signal,
        timeoutMs: this.options.generationMs,
      }),
    );
    return this.#told(call, answer, place?.reading ?? null);
  }

  async #placeFor(user: string): Promise<UserPlace | null> {
    const place = await this.options.limit?.(user);
    if (place === undefined || place.admitted) return place ?? null;
    throw refuse('rate_limited', { reading: place.reading });
  }

  /** The place is kept unless there surely is no new video: what is not known may have been made. */
  async #settled(place: UserPlace | null, work: () => Promise<ServerAnswer>): Promise<ServerAnswer> {
    let isVideo = true;
    try {
      const answer = await work();
      isVideo = answer.ok ? !answer.headers.has('idempotency-replayed') : answer.refusal.mayHaveVideo;
      return answer;
    } catch (thrown) {
      isVideo = !isUnheard(thrown);
      throw thrown;
    } finally {
      await this.#settle(place, isVideo);
    }
  }

  async #settle(place: UserPlace | null, isVideo: boolean): Promise<void> {
    try {
      await (isVideo ? place?.commit() : place?.release());
    } catch (error) {
      this.#heard(error);
    }
  }

  async #status(call: Call): Promise<Response> {
    const query = new URL(call.request.url).searchParams;
    const key = query.get('idempotency_key');
    const meant =
      key === null
        ? { video_id: await this.#idOf(call.user, query.get('video_id') ?? '') }
        : { idempotency_key: (await this.#keyOf(call.user, key)) ?? '' };
    return this.#tell(call, { method: 'GET', path: 'video-status.php', query: meant });
  }

  async #delete(call: Call): Promise<Response> {
    const id = await this.#idOf(call.user, call.parts[0] ?? '');
    return this.#tell(call, { method: 'DELETE', path: `videos/${encodeURIComponent(id)}` });
  }

  async #file({ request, user, parts: [signature = '', file = ''] }: Call): Promise<Response> {
    if (!(await this.#ownership.isFileTold(user, file, signature))) throw refuse('not_found');
    const { method, signal } = request;
    const headers = Object.fromEntries(PLAYER_HEADERS.map((name) => [name, request.headers.get(name)]));
    const answer = await this.#server.open({ method, file, headers, signal });
    if (answer.ok || answer.status === 304) return toldFile(answer);
    void answer.body?.cancel().catch(() => undefined);
    throw fileRefusal(answer);
  }

  async #tell(
    call: Call,
    asked: { method: string; path: string; query?: Record<string, string> },
  ): Promise<Response> {
    const { otherMs: timeoutMs } = this.options;
    const answer = await this.#server.call({ ...asked, signal: call.request.signal, timeoutMs });
    return this.#told(call, answer, null);
  }

  async #told({ user }: Call, answer: ServerAnswer, reading: WindowReading | null): Promise<Response> {
    const teller: Teller = { ownership: this.#ownership, publicUrl: this.options.publicUrl, user };
    if (!answer.ok) throw new ProxyError(await this.#ownRefusal(answer.refusal, teller));
    const window = reading === null ? {} : rateLimitHeaders(reading);
    const headers = { ...toldHeaders(answer.headers), ...window };
    return toldJson(answer.status, await toldFields(answer.fields, teller), headers);
  }

  async #ownRefusal(refusal: ProxyRefusal, { ownership, user }: Teller): Promise<ProxyRefusal> {
    const { videoId } = refusal;
    return videoId ? { ...refusal, videoId: await ownership.videoTold(user, videoId) } : refusal;
  }

  async #idOf(user: string, told: string): Promise<string> {
    const id = await this.#ownership.videoMeant(user, told);
    if (id === null) throw refuse('not_found');
    return id;
  }

  async #keyOf(user: string, key: string | null): Promise<string | null> {
    if (key === null) return null;
    if (VISIBLE_ASCII.test(key)) return this.#ownership.keyOf(user, key);
    const message = 'Idempotency-Key must be 1 to 255 visible ASCII characters.';
    throw refuse('invalid_request', { message, param: 'Idempotency-Key' });
  }

  #refused(thrown: unknown, request: Request): Response {
    const isOurs = thrown instanceof ProxyError;
    const refusal = isOurs ? thrown.refusal : refuse('internal_error').refusal;
    if (!isOurs || refusal.status >= 500) this.#heard(isOurs ? (refusal.cause ?? thrown) : thrown);
    return toldRefusal({ ...refusal, message: this.#sentenceOf(refusal, request) });
  }

  #sentenceOf(refusal: ProxyRefusal, request: Request): string {
    try {
      return this.options.errorText?.(refusal, request) ?? refusal.message;
    } catch (error) {
      this.#heard(error);
      return refusal.message;
    }
  }

  /** What hears of errors may fail as well, and changes nothing by it. */
  #heard(error: unknown): void {
    try {
      Promise.resolve(this.options.onError?.(error)).catch(() => undefined);
    } catch {
      return;
    }
  }
}

/**
 * Whether the server did not hear the proxy. Where only its answer was lost there may be a video that counts for
 * nobody; else every try during a restart would cost its user a place.
 */
function isUnheard(thrown: unknown): boolean {
  return thrown instanceof ProxyError && /^server_(?:refused|unreachable)$/.test(thrown.refusal.code);
}

function wishOf({ headers }: Request): string | null {
  const wish = headers.get('prefer');
  return wish !== null && WISH.test(wish) ? wish : null;
}

function fileRefusal({ status, headers }: Response): ProxyError {
  const size = headers.get('content-range');
  if (status === 404) return refuse('not_found');
  if (status !== 416)
    return refuse('unexpected_answer', { cause: new Error(`The server answered ${status} for a file.`) });
  return refuse('invalid_request', {
    status,
    code: 'range_not_satisfiable',
    message: 'The file has no such range. Ask for one within its size.',
    ...(size === null ? {} : { headers: { 'Content-Range': size } }),
  });
}
