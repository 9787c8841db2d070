import { type Answer, call, type Call } from './call.js';

/** A server, a key that it knows, and what a test remembers of it. */
export interface Side {
  readonly origin: string;
  readonly key: string;
  /** What earlier answers said: ids, addresses, cursors. */
  readonly memory: Map<string, string>;
}

/** Makes one call with the side's own key, unless the call says otherwise. */
export const ask = (side: Side, options: Call): Promise<Answer> =>
  call(side.origin, { key: side.key, ...options });

/** Headers of the connection, and those that are for browsers. */
const UNTOLD = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'date',
  'content-length',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];

/** What is another one on each server: its form stands in its place. */
const FORMS: readonly (readonly [RegExp, string])[] = [
  [/^https?:\/\/[^/]+\/media\/vid_[0-9A-Za-z]{22}-\d+\.mp4$/, '<address of a file>'],
  [/^vid_[0-9A-Za-z]{22}$/, '<id of a video>'],
  [/^acc_[0-9A-Za-z]{22}$/, '<id of an account>'],
  [/^req_[0-9a-f-]{36}$/, '<id of a request>'],
  [/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, '<time>'],
  [/^cw_…[0-9A-Za-z]{4}$/, '<hint>'],
  [/^[^@\s]+@example\.com$/, '<email>'],
  [/^\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT$/, '<date>'],
  [/^"[^"]+"$/, '<etag>'],
  [/^bytes (\d+-\d+|\*)\/\d+$/, '<range>'],
];

/** Fields and headers whose number depends on when they are asked, or is drawn. */
const COUNTED_DOWN = new Set([
  'seed',
  'queue_position',
  'estimated_seconds',
  'making_seconds',
  'held_seconds',
  'reset_in_seconds',
  'x-ratelimit-reset',
  'retry-after',
]);
const OPAQUE = new Set(['next_cursor']);

/** An answer with all that both servers have to say alike: status, headers, body. */
export function told(answer: Answer): object {
  const headers = answer.rawHeaders
    .map(([name, value]) => [name.toLowerCase(), value] as const)
    .filter(([name]) => !UNTOLD.includes(name));
  return {
    status: answer.status,
    headers: Object.fromEntries(headers.map(([name, value]) => [name, toldValue(name, value)])),
    body: bodyOf(answer),
  };
}

function bodyOf(answer: Answer): unknown {
  if (answer.bytes.length === 0) return null;
  if (answer.header('Content-Type') === 'video/mp4') return '<bytes>';
  return JSON.parse(answer.text, (name, value: unknown) => toldValue(name, value));
}

function toldValue(name: string, value: unknown): unknown {
  if (COUNTED_DOWN.has(name)) return value === null ? '<number or null>' : numberOrNull(Number(value));
  if (OPAQUE.has(name)) return value === null ? null : '<opaque>';
  if (typeof value !== 'string') return value;
  return FORMS.find(([form]) => form.test(value))?.[1] ?? value;
}

const numberOrNull = (value: number): string =>
  Number.isSafeInteger(value) ? '<number or null>' : '<no number>';
