import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { limitFastify, successesOnly } from '@clipwright/core/limiter/http';
import Fastify, { type FastifyRequest } from 'fastify';

/** Fifteen in half an hour for each caller; what fails does not count. */
const rule = { name: 'videos', limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });

const preHandler = limitFastify({
  limiter,
  ask: ({ headers, ip }: FastifyRequest) => ({ rule, key: String(headers['x-api-key'] ?? ip) }),
  counts: successesOnly,
});

const app = Fastify();
app.post<{ Querystring: { fail?: string } }>('/videos', { preHandler }, async ({ query }, reply) => {
  reply.code(query.fail ? 500 : 200);
  return { made: !query.fail };
});

const address = await app.listen({ port: Number(process.env['PORT'] ?? 3000), host: '127.0.0.1' });
console.log('Listening on', address);
