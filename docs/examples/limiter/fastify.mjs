import Fastify from 'fastify';
import {
  createMemoryWindowStore,
  createRateLimiter,
  rateLimitHeaders,
  rateLimitRefusal,
} from '@clipwright/core/limiter';

const rule = { limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryWindowStore(), rule, now: Date.now });
const keyOf = (request) => request.headers['x-api-key'] ?? request.ip;

const app = Fastify({ genReqId: () => crypto.randomUUID() });

app.addHook('preHandler', async (request, reply) => {
  const { admitted, reading } = await limiter.reserve(keyOf(request), request.id);
  request.admitted = admitted;
  const refusal = rateLimitRefusal({ reading, rule });
  if (!admitted) return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  reply.headers(rateLimitHeaders(reading));
});

app.addHook('onResponse', async (request, reply) => {
  if (!request.admitted) return;
  await (reply.statusCode < 400
    ? limiter.keep(keyOf(request), request.id)
    : limiter.giveBack(keyOf(request), request.id));
});

app.post('/videos', async (request, reply) => {
  if (request.query.fail) return reply.code(500).send({ made: false });
  return { made: true };
});

console.log(
  `Listening on ${await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' })}`,
);
