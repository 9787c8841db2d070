import type { Exchange } from './safe-fetch-exchange.js';
import type { FetchLimits } from './safe-fetch-limits.js';
import { FetchRefusedError } from './safe-fetch-refusal.js';

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** Headers that mean one thing or nothing: an origin that sends two lets us and its next reader disagree. */
const SINGLE_HEADERS = [
  'content-type',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'location',
] as const;

/** Where an answer's head sends us, or null when its body is to be read. Throws FetchRefusedError. */
export function judgeAnswer({ status, headers }: Exchange, limits: FetchLimits): { location: string | null } {
  for (const name of SINGLE_HEADERS) refuseRepeated(name, headers[name]);
  if (REDIRECTS.has(status)) return { location: readLocation(headers.location) };
  if (status !== 200) throw new FetchRefusedError('status', { detail: String(status) });
  refuseEncoded(headers);
  if (Number(headers['content-length'] ?? 0) > limits.maxBytes)
    throw new FetchRefusedError('too_large', { detail: 'announced' });
  return { location: null };
}

function refuseRepeated(name: (typeof SINGLE_HEADERS)[number], value: string | string[] | undefined): void {
  const isRepeated = Array.isArray(value) || (name === 'content-type' && value?.includes(','));
  if (isRepeated) throw new FetchRefusedError('ambiguous_headers', { detail: name });
}

function readLocation(location: string | string[] | undefined): string {
  if (typeof location !== 'string') throw new FetchRefusedError('bad_redirect');
  return location;
}

/**
 * Identity was asked for: what comes packed all the same could be a bomb. Spaces alone may follow `chunked`: with
 * anything else behind it the parser hands over the chunks as they are.
 */
function refuseEncoded(headers: Exchange['headers']): void {
  const coding = String(headers['content-encoding'] ?? 'identity')
    .trim()
    .toLowerCase();
  const isChunked = /^chunked *$/i.test(String(headers['transfer-encoding'] ?? 'chunked'));
  if (coding !== 'identity' || !isChunked) throw new FetchRefusedError('encoding');
}
