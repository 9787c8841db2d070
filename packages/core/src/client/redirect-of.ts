import { ClipwrightError } from '../errors/clipwright-error.js';
import type { RedirectedError, UnansweredFacts } from '../errors/client-errors.js';

const API = '/api/v1/';
const FINAL: UnansweredFacts = { isFinal: true };

/** Names where an answer redirects to, as the base URL to use where it is one; null where it does not. */
export function redirectOf(
  status: number,
  { asked, location }: { asked: string; location: string | null },
): RedirectedError | null {
  if (status < 300 || status > 399 || !location) return null;
  const target = location.startsWith('/') ? asked.split('/', 3).join('/') + location : location;
  const [base, isApi] = target.split(API);
  const advice = isApi == null ? 'Use the address of a Clipwright server' : `Use ${base}`;
  const message = `The server redirects ${asked.split(API)[0]} to ${base}. ${advice} as base URL.`;
  return new ClipwrightError({ code: 'redirected', status, message }, FINAL);
}
