import Fastify from 'fastify';
import {
  createMemoryStore,
  createRateLimiter,
  rateLimitHeaders,
  rateLimitRefusal,
} from '@clipwright/core/limiter';

const rule = { name: 'videos', limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });
const keyOf = (request) => request.headers['x-api-key'] ?? request.ip;

const app = Fastify();

app.addHook('preHandler', async (request, reply) => {
  const place = await limiter.reserve({ rule, key: keyOf(request) });
  const { admitted, reading } = place;
  const refusal = rateLimitRefusal({ reading, rule });
  if (!admitted) return reply.code(refusal.status).headers(refusal.headers).send(refusal.body);
  request.place = place;
  reply.headers(rateLimitHeaders(reading));
});

app.addHook('onResponse', async (request, reply) => {
  await (reply.statusCode < 400 ? request.place?.commit() : request.place?.release());
});

app.post('/videos', async (request, reply) => {
  if (request.query.fail) return reply.code(500).send({ made: false });
  return { made: true };
});

console.log(
  `Listening on ${await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' })}`,
);
