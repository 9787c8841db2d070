import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { startExample, type RunningExample } from '../run-example.js';

/** What serves an app for `fetch`, and the functions that a route of Next exports, on Node. */
const served = (handler: string) => (example: string) =>
  `
  import { createServer } from 'node:http';
  import { nodeHandler } from '@clipwright/core/proxy';
  import * as module from '${example}';
  const server = createServer(nodeHandler(${handler}));
  server.listen(0, '127.0.0.1', () => console.log('Listening on', server.address()));`;

/** Node takes types away, and leaves decorators in. */
const withoutDecorators = (example: string): string =>
  ts.transpileModule(readFileSync(new URL(example), 'utf8'), {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.ESNext,
      experimentalDecorators: true,
    },
  }).outputText;

const AROUND: Readonly<Record<string, (example: string) => string>> = {
  'hono.ts': served('async (request) => module.default.fetch(request)'),
  'next-route.ts': served('async (request) => module[request.method](request)'),
  'nest.ts': withoutDecorators,
};

describe.each(['express.ts', 'fastify.ts', 'hono.ts', 'nest.ts', 'next-route.ts'])(
  'the limiter before a route of %s',
  (file) => {
    let example: RunningExample;

    beforeAll(async () => {
      const around = AROUND[file];
      example = await startExample(`limiter/${file}`, around === undefined ? {} : { around });
    });

    afterAll(() => example.stop());

    const post = (query = '', key = 'one') =>
      fetch(`${example.url}/videos${query}`, { method: 'POST', headers: { 'x-api-key': key } });

    it('admits 15, gives failures back, and refuses the next with a whole 429', async () => {
      for (let n = 0; n < 3; n += 1) {
        const failed = await post('?fail=1');
        expect([failed.status, failed.headers.get('x-ratelimit-remaining')]).toEqual([500, '14']);
        await failed.text();
      }
      for (let left = 14; left >= 0; left -= 1) {
        const answer = await post();
        expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([200, String(left)]);
        expect(await answer.json()).toEqual({ made: true });
      }
      const refused = await post();
      const { error, rate_limit: rateLimit } = (await refused.json()) as {
        error: string;
        rate_limit: { count: number; reset_in_seconds: number };
      };
      expect([refused.status, rateLimit.count]).toEqual([429, 15]);
      expect(error).toMatch(/^Too many requests\. Ask again in \d+ s\.$/);
      expect(refused.headers.get('retry-after')).toBe(String(rateLimit.reset_in_seconds));
      expect(refused.headers.get('content-type')).toMatch(/^application\/json/);
      expect((await post('', 'another')).status).toBe(200);
    });
  },
);
