import type { WindowReading } from '../limiter/index.js';
import type { ClipwrightError } from './clipwright-error.js';

interface HeaderFacts {
  readonly allow?: readonly string[];
  readonly reading?: WindowReading | null;
  readonly sizeBytes?: number | null;
}

const HEADERS: Readonly<Record<number, (facts: HeaderFacts) => Record<string, string>>> = {
  401: () => ({ 'WWW-Authenticate': 'Bearer' }),
  405: ({ allow = [] }) => ({ Allow: allow.join(', ') }),
  416: ({ sizeBytes }) => ({ 'Content-Range': `bytes */${sizeBytes ?? '*'}` }),
  429: ({ reading }) => ({ 'Retry-After': String(reading?.resetInSeconds ?? 1) }),
};

/** Headers that an error's status calls for (RFC 9110): WWW-Authenticate, Allow, Content-Range, Retry-After. */
export function errorHeaders(error: ClipwrightError): Record<string, string> {
  return HEADERS[error.status]?.(error.facts as HeaderFacts) ?? {};
}
