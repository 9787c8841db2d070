import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { createVideoProxy } from '@clipwright/core/proxy';

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

/** This file is app/clips/[...path]/route.ts. A generation is held for as long as the video takes. */
export const maxDuration = 300;

export { proxy as DELETE, proxy as GET, proxy as HEAD, proxy as POST };
