import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { limitFetch, successesOnly } from '@clipwright/core/limiter/http';

/** Fifteen in half an hour for each caller; what fails does not count. */
const rule = { name: 'videos', limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });

/** This file is app/videos/route.ts. */
export const POST = limitFetch(
  {
    limiter,
    ask: ({ headers }) => ({ rule, key: headers.get('x-api-key') ?? 'everybody else' }),
    counts: successesOnly,
  },
  async (request: Request) => {
    const fails = new URL(request.url).searchParams.has('fail');
    return Response.json({ made: !fails }, { status: fails ? 500 : 200 });
  },
);
