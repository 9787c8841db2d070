import {
  rateLimitHeaders,
  rateLimitObject,
  type LimiterAsk,
  type LimiterStoreError,
  type OneOrMore,
  type RateLimiter,
  type Reservation,
  type WindowReading,
} from '../index.js';

/** An answer in place of the route's. An object goes out as JSON, a string as text. */
export interface HttpRefusal {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: string | object;
}

/** What is known of a call that gets no place. */
export interface RefusedCall {
  /** The fullest window. */
  readonly reading: WindowReading;
  /** Whole seconds until what was asked for may fit; Infinity where it is more than the limit. */
  readonly retryAfterSeconds: number;
}

/** How calls are limited. `undefined` means the default. */
export interface HttpLimitOptions<Incoming> {
  /** Its `onStoreFailure` says whether calls pass or are refused while the store is away. */
  readonly limiter: RateLimiter;
  /**
   * What a call asks for: rule and key, a `weight` where it is more than 1, several where several have to have
   * room. Null: it is not limited.
   */
  readonly ask: (incoming: Incoming) => OneOrMore<LimiterAsk> | null | Promise<OneOrMore<LimiterAsk> | null>;
  /** Whether an answer of that status counts; else its place is free again. Default: all do. */
  readonly counts?: ((status: number) => boolean) | undefined;
  /** The headers that tell a window. Default: X-RateLimit-Limit, -Remaining and -Reset. */
  readonly headers?: ((reading: WindowReading) => Readonly<Record<string, string>>) | undefined;
  /** The answer to a call that gets no place. Default: 429 with Retry-After and a `rate_limit` object. */
  readonly refusal?: ((refused: RefusedCall, incoming: Incoming) => HttpRefusal) | undefined;
  /** The answer while the store is away and the limiter closed. Default: 503. */
  readonly unavailable?: ((error: LimiterStoreError, incoming: Incoming) => HttpRefusal) | undefined;
}

/** What becomes of a call: it is refused, or it goes on and is settled by the status of its answer. */
export type Entered =
  | { readonly refused: WrittenAnswer }
  | {
      readonly refused: null;
      readonly headers: Readonly<Record<string, string>>;
      settle(status: number): Promise<void>;
    };

/** An answer as it goes out. */
export interface WrittenAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** For `counts`: what succeeded (a status below 400) takes a place, and what failed gives it back. */
export const successesOnly = (status: number): boolean => status < 400;

/** Asks for the place of a call. Rejects where `ask` or an answer of one's own does. */
export async function enter<Incoming>(
  options: HttpLimitOptions<Incoming>,
  incoming: Incoming,
): Promise<Entered> {
  const asks = await options.ask(incoming);
  if (asks === null) return { refused: null, headers: {}, settle: async () => undefined };
  const place = await placeOf(options.limiter, asks);
  if (isAway(place)) return { refused: written((options.unavailable ?? storeAway)(place, incoming)) };
  const headers = place.reading === null ? {} : (options.headers ?? rateLimitHeaders)(place.reading);
  if (place.admitted) return { refused: null, headers, settle: settling(place, options.counts) };
  return { refused: written(refusalOf(place, options, incoming), headers) };
}

async function placeOf(
  limiter: RateLimiter,
  asks: OneOrMore<LimiterAsk>,
): Promise<Reservation | LimiterStoreError> {
  try {
    return await limiter.reserve(asks);
  } catch (error) {
    if (isAway(error)) return error;
    throw error;
  }
}

/** By its name: the limiter may come from another copy of this package. */
function isAway(thrown: unknown): thrown is LimiterStoreError {
  return (thrown as { name?: unknown } | null)?.name === 'LimiterStoreError';
}

/**
 * A place that counts needs no second call of the store: it is taken, and nobody else can release it. The answer is
 * on its way: a store that fails now is told to the limiter's onError alone.
 */
function settling(place: Reservation, counts: (status: number) => boolean = () => true) {
  return async (status: number): Promise<void> => {
    if (!counts(status)) await place.release().catch(() => undefined);
  };
}

function refusalOf<Incoming>(
  { reading, waitMs }: Reservation,
  { refusal = tooMany }: HttpLimitOptions<Incoming>,
  incoming: Incoming,
): HttpRefusal {
  if (reading === null) throw new TypeError('A refused reservation has to have a reading.');
  return refusal({ reading, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }, incoming);
}

function tooMany({ reading, retryAfterSeconds: seconds }: RefusedCall): HttpRefusal {
  const willFit = Number.isFinite(seconds);
  const advice = willFit ? `Ask again in ${seconds} s.` : `It asks for more than ${reading.limit} at once.`;
  return {
    status: 429,
    headers: willFit ? { 'Retry-After': String(seconds) } : {},
    body: {
      success: false,
      error: `Too many requests. ${advice}`,
      code: 'rate_limited',
      rate_limit: rateLimitObject(reading),
    },
  };
}

function storeAway(): HttpRefusal {
  const error = 'Requests can not be counted now, so none is taken. Ask again in a minute.';
  return { status: 503, body: { success: false, error, code: 'limiter_unavailable' } };
}

function written({ status, headers, body }: HttpRefusal, window: Record<string, string> = {}): WrittenAnswer {
  const isText = typeof body === 'string';
  const type = isText ? 'text/plain; charset=utf-8' : 'application/json; charset=utf-8';
  return {
    status,
    headers: { 'Content-Type': type, 'Cache-Control': 'no-store', ...window, ...headers },
    text: isText ? body : JSON.stringify(body),
  };
}
