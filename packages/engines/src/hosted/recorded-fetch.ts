import { neverArrived } from '../remote/never-arrived.js';
import { readWithin } from '../remote/read-within.js';

/** The platform's fetch, passed in. */
export type Fetch = (input: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * What really happened on the wire, which the SDK does not always tell: its own errors lose statuses and
 * bodies.
 */
export type Exchange =
  | {
      readonly outcome: 'answered';
      readonly status: number;
      readonly text: string;
      readonly retryAfterMs: number | null;
    }
  | { readonly outcome: 'refused' }
  | { readonly outcome: 'broken'; readonly code: string };

export interface RecordedFetch {
  readonly fetch: Fetch;
  /** The last exchange since the last time of asking; null where nothing was sent. */
  take(): Exchange | null;
}

export interface RecordedFetchOptions {
  readonly fetch: Fetch;
  /** For one exchange, its body included, by its method. */
  readonly timeoutMs: (method: string) => number;
  readonly maxAnswerBytes: number;
  /** Repairs an answer that the SDK would not understand. */
  readonly mend: (text: string) => string;
}

/** Only what could be JSON is worth reading, and no more of it than a person would. */
const MOST_TEXT = 64 * 1024;

/** A fetch that follows no redirect, reads the whole answer within limits, and remembers it. */
export function recordedFetch(options: RecordedFetchOptions): RecordedFetch {
  let last: Exchange | null = null;
  return {
    take: () => {
      const taken = last;
      last = null;
      return taken;
    },
    fetch: async (input, init = {}) => {
      last = { outcome: 'broken', code: 'unfinished' };
      try {
        const { response, exchange } = await exchanged(input, init, options);
        last = exchange;
        return response;
      } catch (error) {
        const code = codeOf(error);
        last = neverArrived(error) ? { outcome: 'refused' } : { outcome: 'broken', code };
        throw error;
      }
    },
  };
}

async function exchanged(
  input: Parameters<Fetch>[0],
  init: RequestInit,
  { fetch: send, timeoutMs, maxAnswerBytes, mend }: RecordedFetchOptions,
) {
  const timeout = AbortSignal.timeout(timeoutMs(init.method ?? 'GET'));
  const signal = init.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  const answer = await send(input, { ...init, redirect: 'manual', signal });
  const bytes = await readWithin(answer.body, maxAnswerBytes);
  if (bytes === null) throw new AnswerTooLongError();
  const { status, headers } = answer;
  const text = bytes.subarray(0, MOST_TEXT).toString('utf8');
  const mended = bytes.length <= MOST_TEXT ? mend(text) : text;
  const body = mended === text ? new Uint8Array(bytes) : mended;
  const exchange = { outcome: 'answered', status, text, retryAfterMs: retryAfterOf(headers) } as const;
  return { response: withBody(answer, body), exchange };
}

/** The length and coding of the original no longer hold. */
function withBody(
  { status, statusText, headers }: Response,
  body: string | Uint8Array<ArrayBuffer>,
): Response {
  const kept = new Headers(headers);
  kept.delete('content-length');
  kept.delete('content-encoding');
  const isBodiless = [101, 204, 205, 304].includes(status);
  return new Response(isBodiless ? null : body, { status, statusText, headers: kept });
}

class AnswerTooLongError extends Error {
  readonly code = 'answer too long';
}

/** A Retry-After in seconds; dates are not worth a clock. */
function retryAfterOf(headers: Headers): number | null {
  const text = headers.get('retry-after') ?? '';
  return /^\d{1,4}$/.test(text) ? Number(text) * 1000 : null;
}

/** The code of the innermost error that has one, and else the name of the outermost. */
function codeOf(error: unknown): string {
  const { code, cause, name } = Object(error) as { code?: unknown; cause?: unknown; name?: unknown };
  const inner = cause === undefined ? '' : codeOf(cause);
  if (inner !== '' && inner !== 'Error') return inner;
  return [code, name].find((text) => typeof text === 'string') ?? '';
}
