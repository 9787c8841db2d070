import { ClipwrightError, isOurs } from '../errors/clipwright-error.js';
import type { UnansweredFacts } from '../errors/client-errors.js';
import { refusalIn } from '../errors/parse-error-body.js';
import type { Call } from './call.js';
import { told, type Settings } from './client-options.js';
import { rawOf, withAnswer, type RawAnswer } from './raw-answer.js';
import { redirectOf } from './redirect-of.js';
import { retries } from './retries.js';
import type { LostCause } from './transport.js';
import { unexpected } from './unexpected.js';

/** One request below /api/v1. */
export interface ApiRequest {
  readonly method?: 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: object | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON, or a form. */
  readonly body?: string | FormData;
}

/** A whole answer; `body` is what its JSON says, undefined where it is none. */
export interface ApiAnswer extends RawAnswer {
  readonly body: unknown;
}

/** Speaks to one server with one key. The key goes to the base URL alone, in a header alone. */
export interface Connection {
  /** Sends once. Any status but a redirect is an answer; rejects with connection_failed when none came whole. */
  send(request: ApiRequest, call: Call): Promise<ApiAnswer>;
  /** Sends once and takes nothing but success. */
  call<T extends object>(request: ApiRequest, call: Call): Promise<T>;
  /** Reads what is safe to read again: repeats lost answers and 5xx, then rejects with the error's class. */
  read<T extends object>(request: ApiRequest, call: Call): Promise<T>;
  /** What an answer refuses. One that no Clipwright server gives is told as such, with the address. */
  refusal(answer: ApiAnswer): ClipwrightError;
}

/** Throws where address or key is none. */
export function connect({ baseUrl, apiKey }: Pick<Settings, 'baseUrl' | 'apiKey'>): Connection {
  if (!/^https?:\/\/[^/?#\s]+[^?#\s]*$/i.test(baseUrl))
    throw new TypeError('baseUrl must be an http or https URL without query.');
  if (!/^[\x21-\x7e]+$/.test(apiKey ?? '')) throw new TypeError('apiKey must be visible ASCII characters.');
  const base = baseUrl.replace(/\/{1,9}$/, '');
  let wasMet = false;

  const send: Connection['send'] = async ({ method = 'GET', path, query, body, headers }, call) => {
    const { signal, fetch } = call;
    const asked = `${base}/api/v1/${path}${queryOf(query)}`;
    const own = { Authorization: `Bearer ${apiKey}`, Accept: 'application/json', ...headers };
    const limitMs = method === 'POST' ? call.generationTimeoutMs : call.requestTimeoutMs;
    const timeoutMs = Math.min(limitMs, call.untilMs - call.now());
    signal?.throwIfAborted();
    let answer: ApiAnswer;
    try {
      if (timeoutMs <= 0) throw new TypeError('Too late.');
      const all = withOwn(own, call.headers);
      const init = { method, headers: all, redirect: 'manual', body, signal, timeoutMs } as const;
      const response = await fetch(asked, init);
      answer = { ...rawOf(response), body: json(await response.text()) };
    } catch (cause) {
      signal?.throwIfAborted();
      throw lost(cause as LostCause);
    }
    wasMet = true;
    const redirected = redirectOf(answer.status, { asked, location: answer.headers.get('location') });
    if (redirected) throw redirected;
    return answer;
  };

  const lost = (cause: LostCause, hopeless = !wasMet && cause.hopeless): ClipwrightError =>
    new ClipwrightError<UnansweredFacts>(
      {
        code: 'connection_failed',
        status: 0,
        message: `The server could not be reached at ${base}${hopeless ? ` (${hopeless}). Is baseUrl right?` : ', or its answer was lost.'}`,
      },
      { cause, isFinal: !!hopeless },
    );

  const callOnce: Connection['call'] = async (request, call) => {
    const answer = await send(request, call);
    if (answer.status === 200 && isSuccess(answer.body)) return withAnswer(answer.body as never, answer);
    throw refusal(answer);
  };

  const refusal: Connection['refusal'] = ({ status, headers, body }) => {
    if (isSuccess(body, false)) return refusalIn(status, body, headers);
    return unexpected(`${base} answered ${status}, not as Clipwright does. Is baseUrl right?`, {
      status,
      headers,
    });
  };

  return { send, call: callOnce, read: readBy(callOnce), refusal };
}

function readBy(callOnce: Connection['call']): Connection['read'] {
  return async (request, call) => {
    const pause = retries(call);
    for (;;) {
      try {
        return await callOnce(request, call);
      } catch (error) {
        await pause(mayPass(error));
      }
    }
  };
}

/** A failure that may be another one next time; throws any other. */
function mayPass(failure: unknown): ClipwrightError {
  if (!isOurs(failure) || isFinal(failure) || (failure.status > 0 && failure.status < 500)) throw failure;
  return failure;
}

const queryOf = (query: object = {}): string =>
  Object.entries(query)
    .filter(([, value]) => value != null)
    .map(([name, value], at) => `${at ? '&' : '?'}${name}=${encodeURIComponent(value as string)}`)
    .join('');

/** With what a caller sends along; the client's own headers win. */
function withOwn(own: Record<string, string>, given: Call['headers'] = {}): Record<string, string> {
  const names = Object.keys(own).join().toLowerCase().split(',');
  const others = Object.entries(given).filter(([name]) => !names.includes(name.toLowerCase()));
  return { ...own, ...(told(Object.fromEntries(others)) as Record<string, string>) };
}

/** Whether trying again would come to the same: a redirect, or an address where nobody ever answered. */
export const isFinal = ({ facts }: ClipwrightError): boolean | undefined =>
  (facts as UnansweredFacts).isFinal;

export const isSuccess = (body: unknown, success = true): boolean =>
  (body as { success?: unknown } | null | undefined)?.success === success;

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
