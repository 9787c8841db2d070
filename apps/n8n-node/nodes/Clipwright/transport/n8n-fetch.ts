import type { Fetch, HttpAnswer, HttpInit } from '@clipwright/core/client';
import type {
  IDataObject,
  IExecuteFunctions,
  IHttpRequestOptions,
  ILoadOptionsFunctions,
} from 'n8n-workflow';
import type { Reach } from './reach.js';

export const CREDENTIAL_NAME = 'clipwrightApi';

export interface N8nFetchOptions {
  /** Where the credential's key may go, and nowhere else. */
  readonly baseUrl: string;
  /** How the server shall hold a generation call, as Prefer says it; null leaves it to the server. */
  readonly prefer: string | null;
  /** Told just before a generation is sent. */
  readonly onGeneration: () => void;
  readonly reach: Reach;
}

interface FullResponse {
  readonly body: unknown;
  readonly headers: IDataObject;
  readonly statusCode: number;
}

/**
 * The client's fetch on n8n's HTTP helper, which adds the credential's key. Any status resolves; a lost
 * connection rejects.
 */
export function n8nFetch(
  context: IExecuteFunctions | ILoadOptionsFunctions,
  options: N8nFetchOptions,
): Fetch {
  return async (url, init) => {
    if (!isBelow(url, options.baseUrl))
      throw new TypeError(`${url} is not below the base URL of the credential.`);
    if (init.method === 'POST') options.onGeneration();
    const request = requestOf(url, init, options.prefer);
    const sent = context.helpers.httpRequestWithAuthentication.call(
      context,
      CREDENTIAL_NAME,
      request,
    ) as Promise<FullResponse>;
    const response = await sent.catch((error: unknown) => {
      options.reach.failed(error);
      return Promise.reject(error);
    });
    options.reach.succeeded();
    return answerOf(response);
  };
}

/** Whether an address is on the base URL's own origin and path. */
export function isBelow(url: string, baseUrl: string): boolean {
  const { origin, pathname } = new URL(url);
  const base = new URL(baseUrl);
  return origin === base.origin && pathname.startsWith(base.pathname.replace(/\/?$/, '/'));
}

/** One header of n8n's plain object as text, null where there is none. */
export function headerOf(headers: IDataObject, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : null;
}

function requestOf(url: string, init: HttpInit, prefer: string | null): IHttpRequestOptions {
  const preferred = init.method === 'POST' && prefer !== null ? { Prefer: prefer } : {};
  return {
    url,
    method: init.method as 'GET' | 'POST' | 'DELETE',
    headers: { ...preferred, ...withoutKey(init.headers) },
    encoding: 'text',
    returnFullResponse: true,
    ignoreHttpStatusErrors: true,
    disableFollowRedirect: true,
    ...(init.body === undefined ? {} : { body: init.body }),
    ...(init.timeoutMs === undefined ? {} : { timeout: init.timeoutMs }),
    ...(init.signal === undefined ? {} : { abortSignal: init.signal }),
  };
}

/** The client's own key header is a placeholder: n8n puts the credential's in its place. */
function withoutKey(headers: HttpInit['headers']): HttpInit['headers'] {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'Authorization'));
}

function answerOf({ statusCode, headers, body }: FullResponse): HttpAnswer {
  const text = typeof body === 'string' ? body : JSON.stringify(body ?? '');
  return {
    status: statusCode,
    headers: { get: (name) => headerOf(headers, name) },
    body: null,
    text: () => Promise.resolve(text),
  };
}
