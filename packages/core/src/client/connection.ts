import { parseErrorBody, type HeaderReader } from '../errors/parse-error-body.js';
import type { ClientOptions, ClientSettings } from './client-options.js';
import { ConnectionFailedError } from './connection-failed-error.js';
import { redirectOf } from './redirected-error.js';
import { Retries } from './retries.js';
import type { HttpAnswer, HttpInit } from './transport.js';
import { UnexpectedAnswerError } from './unexpected-answer-error.js';

/** One request below /api/v1. */
export interface ApiRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly query?: Readonly<Record<string, string | number | null | undefined>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly signal?: AbortSignal | undefined;
}

/** A whole answer; `body` is what its JSON says, undefined where it is none. */
export interface ApiAnswer {
  readonly status: number;
  readonly headers: HeaderReader;
  readonly body: unknown;
}

/** Speaks to one server with one key. The key goes to the base URL alone, in a header alone. */
export class Connection {
  readonly #options: ClientOptions & Required<ClientSettings>;
  readonly #baseUrl: string;

  constructor(options: ClientOptions & Required<ClientSettings>) {
    if (!/^https?:\/\/[^/?#\s]+[^?#\s]*$/i.test(options.baseUrl))
      throw new TypeError('baseUrl must be an http or https URL without query.');
    if (!/^[\x21-\x7e]+$/.test(options.apiKey))
      throw new TypeError('apiKey must be visible ASCII characters.');
    this.#options = options;
    this.#baseUrl = options.baseUrl.replace(/\/{1,9}$/, '');
  }

  /**
   * Sends once. Any status but a redirect is an answer; rejects with ConnectionFailedError when none came whole.
   */
  async send(request: ApiRequest): Promise<ApiAnswer> {
    const { fetch } = this.#options;
    const asked = this.#url(request);
    const answer = await answered(request.signal, async () =>
      wholeAnswer(await fetch(asked, this.#init(request))),
    );
    const redirected = redirectOf(answer.status, { asked, location: answer.headers.get('location') });
    if (redirected !== null) throw redirected;
    return answer;
  }

  /** Reads what is safe to read again: repeats lost answers and 5xx, then rejects with the error's class. */
  async read<T extends object>(request: Omit<ApiRequest, 'method' | 'body'>): Promise<T> {
    const retries = new Retries(this.#options);
    for (;;) {
      const failure = await this.#once<T>({ ...request, method: 'GET' });
      if (failure.value !== undefined) return failure.value;
      const pauseMs = failure.again === true ? retries.pauseMs(failure.error) : null;
      if (pauseMs === null) throw failure.error;
      await this.#options.sleep(pauseMs, request.signal);
    }
  }

  /** Sends once and takes nothing but success. */
  async call<T extends object>(request: ApiRequest): Promise<T> {
    const answer = await this.send(request);
    if (answer.status === 200 && isSuccess(answer.body)) return answer.body as T;
    throw answer.status < 400
      ? new UnexpectedAnswerError()
      : parseErrorBody(answer.status, answer.body, answer.headers);
  }

  /** Opens a file by its own address, without the key. */
  async open(url: string, init: Pick<HttpInit, 'signal' | 'timeoutMs'>) {
    const answer = await answered(init.signal, () =>
      this.#options.fetch(url, { method: 'GET', headers: {}, redirect: 'follow', ...init }),
    );
    if (answer.status === 200) return answer;
    throw parseErrorBody(
      answer.status,
      json(await answered(init.signal, () => answer.text())),
      answer.headers,
    );
  }

  async #once<T extends object>(
    request: ApiRequest,
  ): Promise<{ value?: T; error?: unknown; again?: boolean }> {
    try {
      return { value: await this.call<T>(request) };
    } catch (error) {
      const { status } = error as { status?: number };
      return { error, again: status === 0 || (status !== undefined && status >= 500) };
    }
  }

  #url({ path, query = {} }: ApiRequest): string {
    const pairs = Object.entries(query).filter(([, value]) => value != null);
    const text = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&');
    return `${this.#baseUrl}/api/v1/${path}${text && `?${text}`}`;
  }

  #init({ method, headers, body, signal }: ApiRequest): HttpInit {
    const { apiKey, generationTimeoutMs, requestTimeoutMs } = this.#options;
    const typed = body === undefined ? {} : { 'Content-Type': 'application/json' };
    return {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, Accept: 'application/json', ...typed, ...headers },
      redirect: 'manual',
      timeoutMs: method === 'POST' ? generationTimeoutMs : requestTimeoutMs,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
    };
  }
}

async function wholeAnswer(answer: HttpAnswer): Promise<ApiAnswer> {
  return { status: answer.status, headers: answer.headers, body: json(await answer.text()) };
}

/** Runs an exchange; what the caller aborted rejects with the caller's own reason. */
async function answered<T>(signal: AbortSignal | undefined, exchange: () => Promise<T>): Promise<T> {
  signal?.throwIfAborted();
  try {
    return await exchange();
  } catch (cause) {
    signal?.throwIfAborted();
    throw new ConnectionFailedError({ cause });
  }
}

export function isSuccess(body: unknown): boolean {
  return typeof body === 'object' && body !== null && (body as { success?: unknown }).success === true;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
