import { errorClass } from '../errors/error-class.js';

/** The server sends its callers elsewhere, as from http to https. It is not followed, for the key goes along. */
export class RedirectedError extends errorClass(
  'redirected',
  0,
  'The server redirects to another address. Use that one as base URL.',
) {}

const API = '/api/v1/';

/** Names where an answer redirects to, as the base URL to use where it is one; null where it does not. */
export function redirectOf(
  status: number,
  { asked, location }: { asked: string; location: string | null },
): RedirectedError | null {
  if (status < 300 || status > 399 || location === null) return null;
  const target = absolute(location, asked);
  const [base = target] = target.split(API);
  const advice = base === target ? 'Use the address of a Clipwright server' : `Use ${base}`;
  return new RedirectedError({
    status,
    message: `The server redirects ${asked.split(API)[0]} to ${base}. ${advice} as base URL.`,
  });
}

function absolute(location: string, asked: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(location)) return location;
  const origin = /^https?:\/\/[^/]+/i.exec(asked)?.[0] ?? '';
  return `${origin}${location.replace(/^\/{0,9}/, '/')}`;
}
