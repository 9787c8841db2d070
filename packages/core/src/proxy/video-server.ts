import { refuse } from './proxy-error.js';
import type { CheckedOptions } from './proxy-options.js';
import { refusalOf, type ServerRefusal } from './server-refusal.js';

type Fields = Readonly<Record<string, unknown>>;

/** A call of the server. What is not named here never travels on: no cookie, no Authorization, no query. */
export interface ServerCall {
  readonly method: string;
  /** Below /api/v1/. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string | null>>;
  readonly body?: Uint8Array<ArrayBuffer>;
  readonly signal: AbortSignal;
  readonly timeoutMs: number;
}

/** What came of it: an answer to tell on, or a refusal that is one. */
export type ServerAnswer =
  | { readonly ok: true; readonly status: number; readonly headers: Headers; readonly fields: Fields }
  | { readonly ok: false; readonly refusal: ServerRefusal };

/** Asked of a file: the four headers of a player that may pass on. */
export interface FileCall {
  readonly method: string;
  readonly file: string;
  readonly headers: Readonly<Record<string, string | null>>;
  readonly signal: AbortSignal;
}

type Options = Pick<CheckedOptions, 'baseUrl' | 'apiKey' | 'fetch'>;

/** The Clipwright server, and nothing but it: every address is made of baseUrl, and no redirect is followed. */
export class VideoServer {
  constructor(private readonly options: Options) {}

  /** @throws ProxyError where there is no answer to use, or the server refuses the proxy itself */
  async call({ path, query = {}, headers = {}, timeoutMs, ...init }: ServerCall): Promise<ServerAnswer> {
    const search = new URLSearchParams(query).toString();
    const url = `${this.options.baseUrl}/api/v1/${path}${search === '' ? '' : `?${search}`}`;
    const signal = AbortSignal.any([init.signal, AbortSignal.timeout(timeoutMs)]);
    const sent = { ...headers, Authorization: `Bearer ${this.options.apiKey}`, Accept: 'application/json' };
    const answer = await this.#fetched(url, { ...init, headers: present(sent), signal });
    const text = await answered(answer.text(), init.signal);
    const fields = this.#fieldsOf(text, answer.status);
    if (answer.ok) return { ok: true, status: answer.status, headers: answer.headers, fields };
    return { ok: false, refusal: refusalOf(answer, fields) };
  }

  /** A video's file. The address is the permission: no key goes along. */
  open({ method, file, headers, signal }: FileCall): Promise<Response> {
    const url = `${this.options.baseUrl}/media/${encodeURIComponent(file)}`;
    return this.#fetched(url, {
      method,
      headers: { ...present(headers), 'Accept-Encoding': 'identity' },
      signal,
    });
  }

  async #fetched(url: string, init: RequestInit & { readonly signal: AbortSignal }): Promise<Response> {
    const asked = this.options.fetch(url, { ...init, redirect: 'manual' });
    const answer = await answered(asked, init.signal);
    const { status, type } = answer;
    if (type === 'opaqueredirect' || (status >= 300 && status < 400 && status !== 304)) {
      const moved = `${url.split('?')[0]} answers ${status} and redirects. Give the address that it redirects to as baseUrl.`;
      throw refuse('server_refused', { cause: new Error(moved) });
    }
    return answer;
  }

  /** An answer with the key in it, or without an object, is told to nobody. */
  #fieldsOf(text: string, status: number): Fields {
    if (text.includes(this.options.apiKey))
      throw unusable(`The server's answer ${status} has the key in it.`);
    const value = parsed(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Fields;
    throw unusable(`The server answered ${status} without a JSON object.`);
  }
}

/** Why there was none: the caller went, the time was over, or the server is away. */
async function answered<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  try {
    return await promise;
  } catch (cause) {
    if (isTimeout(cause) || isTimeout(signal.reason)) throw refuse('server_timeout', { cause });
    throw refuse(signal.aborted ? 'caller_gone' : 'server_unreachable', { cause });
  }
}

const isTimeout = (reason: unknown): boolean =>
  (reason as { name?: unknown } | null)?.name === 'TimeoutError';

const unusable = (why: string) => refuse('unexpected_answer', { cause: new Error(why) });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function present(headers: Readonly<Record<string, string | null>>): Record<string, string> {
  const entries = Object.entries(headers).filter((entry): entry is [string, string] => entry[1] !== null);
  return Object.fromEntries(entries);
}
