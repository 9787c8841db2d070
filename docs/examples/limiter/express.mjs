import express from 'express';
import {
  createMemoryStore,
  createRateLimiter,
  rateLimitHeaders,
  rateLimitRefusal,
} from '@clipwright/core/limiter';

const rule = { name: 'videos', limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });

/** Reserves a place before the route runs; gives it back where the route failed. */
async function limited(request, response, next) {
  const key = request.get('x-api-key') ?? request.ip;
  const place = await limiter.reserve({ rule, key });
  const { admitted, reading } = place;
  const refusal = rateLimitRefusal({ reading, rule });
  if (!admitted) return response.status(refusal.status).set(refusal.headers).json(refusal.body);
  response.set(rateLimitHeaders(reading));
  response.on('finish', () => (response.statusCode < 400 ? place.commit() : place.release()));
  return next();
}

const app = express();
app.post('/videos', limited, (request, response) => {
  if (request.query.fail) return response.status(500).json({ made: false });
  return response.json({ made: true });
});

const server = app.listen(Number(process.env.PORT ?? 3000), '127.0.0.1', () => {
  console.log(`Listening on http://127.0.0.1:${server.address().port}`);
});
