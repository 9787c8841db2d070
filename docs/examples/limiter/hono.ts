import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { limitHono, successesOnly } from '@clipwright/core/limiter/http';
import { Hono, type Context } from 'hono';

/** Fifteen in half an hour for each caller; what fails does not count. */
const rule = { name: 'videos', limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });

const limited = limitHono({
  limiter,
  ask: (context: Context) => ({ rule, key: context.req.header('x-api-key') ?? 'everybody else' }),
  counts: successesOnly,
});

const app = new Hono();
app.post('/videos', limited, (context) => {
  const fails = context.req.query('fail') !== undefined;
  return context.json({ made: !fails }, fails ? 500 : 200);
});

/** What Bun, Deno and workers serve; on Node it is `serve(app)` of @hono/node-server. */
export default app;
