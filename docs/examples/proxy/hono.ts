import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { createVideoProxy } from '@clipwright/core/proxy';
import { Hono } from 'hono';

const env = process.env;

/** Who is signed in with which session. Your own sign-in stands here. */
const sessions = new Map(Object.entries(JSON.parse(env['SESSIONS'] ?? '{}') as Record<string, string>));

/** Five videos an hour for each user. */
const rule = { name: 'videos', limit: 5, windowMs: 60 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });

const proxy = createVideoProxy({
  baseUrl: env['CLIPWRIGHT_URL'] ?? 'http://127.0.0.1:8787',
  apiKey: env['CLIPWRIGHT_API_KEY'] ?? '',
  secret: env['PROXY_SECRET'] ?? '',
  publicUrl: env['PUBLIC_URL'] ?? 'http://localhost:3000/clips',
  user: ({ headers }) => sessions.get(headers.get('authorization')?.slice('Bearer '.length) ?? '') ?? null,
  limit: (user) => limiter.reserve({ rule, key: user }),
  onError: console.error,
});

const app = new Hono();
app.all('/clips/*', (context) => proxy(context.req.raw));

/** What Bun, Deno and workers serve; on Node it is `serve(app)` of @hono/node-server. */
export default app;
