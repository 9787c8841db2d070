import { refuse, type ProxyRefusal } from './proxy-error.js';

/** What the server refused, and whether there is, or may be, a video all the same. */
export interface ServerRefusal extends ProxyRefusal {
  readonly mayHaveVideo: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Refusals of a 5xx after which there surely is no video. */
const WITHOUT_VIDEO: ReadonlySet<string> = new Set([
  'generation_failed',
  'engine_unavailable',
  'storage_full',
  'busy',
]);

/**
 * A refusal as callers may hear it. @throws ProxyError server_refused where the server refuses the proxy and not
 * its caller, unexpected_answer where it is no refusal of the interface
 */
export function refusalOf({ status, headers }: Response, fields: Fields): ServerRefusal {
  const code = textOf(fields['code']) ?? `status_${status}`;
  const message = textOf(fields['error']);
  const cause = new Error(`The server answered ${status}: ${message}`);
  if (message === null) throw refuse('unexpected_answer', { cause });
  if (isOfTheProxy(status, code)) throw refuse('server_refused', { cause });
  if (status === 404) return { ...refuse('not_found').refusal, mayHaveVideo: false };
  if (status === 429) return { ...noPlace(headers), mayHaveVideo: false };
  return {
    code,
    status,
    message,
    param: textOf(fields['param']),
    requestId: textOf(fields['request_id']),
    videoId: textOf(fields['video_id']),
    mayHaveVideo: status >= 500 && !WITHOUT_VIDEO.has(code),
  };
}

/** The key is wrong, or may not: nothing that a caller could mend. */
function isOfTheProxy(status: number, code: string): boolean {
  return status === 401 || status === 403 || status === 405 || code === 'too_many_auth_failures';
}

/** The server's window is that of all users together: how full it is concerns none of them. */
function noPlace(headers: Headers): ProxyRefusal {
  const seconds = headers.get('retry-after');
  return refuse('rate_limited', seconds === null ? {} : { headers: { 'Retry-After': seconds } }).refusal;
}

const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
