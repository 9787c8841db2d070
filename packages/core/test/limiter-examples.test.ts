import { describe, expect, it } from '@jest/globals';
import { startExample } from './run-example.js';

async function withExample(file: string, use: (url: string) => Promise<void>): Promise<void> {
  const example = await startExample(`limiter/${file}`, {});
  try {
    await use(example.url);
  } finally {
    await example.stop();
  }
}

const post = (url: string) => fetch(url, { method: 'POST', headers: { 'x-api-key': 'one' } });

describe.each(['express.mjs', 'fastify.mjs'])('the limiter before a route of %s', (file) => {
  it('admits 15, gives failures back, and refuses the next with a whole 429', async () => {
    await withExample(file, async (url) => {
      for (let n = 0; n < 3; n += 1) expect((await post(`${url}/videos?fail=1`)).status).toBe(500);
      for (let left = 14; left >= 0; left -= 1) {
        const answer = await post(`${url}/videos`);
        expect([answer.status, answer.headers.get('x-ratelimit-remaining')]).toEqual([200, String(left)]);
        await answer.text();
      }
      const refused = await post(`${url}/videos`);
      const { error, rate_limit: rateLimit } = (await refused.json()) as {
        error: string;
        rate_limit: { count: number; reset_in_seconds: number };
      };
      expect(refused.status).toBe(429);
      expect(error).toBe('Rate limit exceeded: 15 videos were generated in the last 30 minutes.');
      expect(rateLimit.count).toBe(15);
      expect(refused.headers.get('retry-after')).toBe(String(rateLimit.reset_in_seconds));
      expect(
        (await fetch(`${url}/videos`, { method: 'POST', headers: { 'x-api-key': 'another' } })).status,
      ).toBe(200);
    });
  });
});
