import type { ClipwrightError } from '@clipwright/core/errors';
import type { WindowReading } from '@clipwright/core/limiter';

interface ErrorFacts {
  readonly allow?: readonly string[];
  readonly reading?: WindowReading;
  readonly sizeBytes?: number;
}

const HEADERS: Readonly<Record<number, (facts: ErrorFacts) => Record<string, string>>> = {
  401: () => ({ 'WWW-Authenticate': 'Bearer' }),
  405: ({ allow = [] }) => ({ Allow: allow.join(', ') }),
  416: ({ sizeBytes = '*' }) => ({ 'Content-Range': `bytes */${sizeBytes}` }),
  429: ({ reading }) => ({ 'Retry-After': String(reading?.resetInSeconds ?? 1) }),
};

/** Headers that a status calls for (RFC 9110): WWW-Authenticate, Allow, Content-Range, Retry-After. */
export const errorHeaders = (error: ClipwrightError): Record<string, string> =>
  HEADERS[error.status]?.(error.facts as ErrorFacts) ?? {};
