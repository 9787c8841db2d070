import { createMemoryStore, createRateLimiter } from '@clipwright/core/limiter';
import { limitNode, successesOnly } from '@clipwright/core/limiter/http';
import express, { type Request } from 'express';

/** Fifteen in half an hour for each caller; what fails does not count. */
const rule = { name: 'videos', limit: 15, windowMs: 30 * 60 * 1000 };
const limiter = createRateLimiter({ store: createMemoryStore() });

const limited = limitNode({
  limiter,
  ask: (request: Request) => ({ rule, key: request.get('x-api-key') ?? request.ip ?? 'unknown' }),
  counts: successesOnly,
});

const app = express();
app.post('/videos', limited, (request, response) => {
  response.status(request.query['fail'] ? 500 : 200).json({ made: !request.query['fail'] });
});

const server = app.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
  console.log('Listening on', server.address());
});
