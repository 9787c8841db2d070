import type { DescribedRoute } from './described-route.js';

const header = (description: string, type: 'string' | 'integer') => ({ description, schema: { type } });

const EVERY = { 'X-Request-Id': header('Names this request in our log.', 'string') };

const WINDOW = {
  'X-RateLimit-Limit': header('Generations in the window.', 'integer'),
  'X-RateLimit-Remaining': header('Generations left in the window.', 'integer'),
  'X-RateLimit-Reset': header(
    'When the oldest counted generation leaves the window, Unix time in seconds.',
    'integer',
  ),
};

const REPLAYED = { 'Idempotency-Replayed': header('`true` when an earlier call made this video.', 'string') };

const APPLIED = { 'Preference-Applied': header('The preference that was applied.', 'string') };

const BY_STATUS: Readonly<Record<number, object>> = {
  401: { 'WWW-Authenticate': header('`Bearer`.', 'string') },
  405: { Allow: header('The methods that the path takes.', 'string') },
  429: { 'Retry-After': header('Seconds to wait, at least 1.', 'integer') },
};

const hasKeyAtLeast = (status: number): boolean => ![401, 403, 405, 408, 414, 417].includes(status);

/** Headers of an answer: the window on what a generation answers to a key with access. */
export function answerHeaders({ counted }: DescribedRoute, status: number): object {
  if (!counted || !hasKeyAtLeast(status)) return EVERY;
  return {
    ...EVERY,
    ...WINDOW,
    ...([200, 500].includes(status) ? REPLAYED : {}),
    ...(status === 202 ? APPLIED : {}),
  };
}

/** Headers that an error's status calls for. */
export const errorHeadersOf = (status: number): object => BY_STATUS[status] ?? {};
