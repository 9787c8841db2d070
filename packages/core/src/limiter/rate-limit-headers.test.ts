import { describe, expect, it } from '@jest/globals';
import {
  rateLimitHeaders,
  rateLimitMessage,
  rateLimitObject,
  rateLimitRefusal,
  tellWindow,
  type WindowReading,
} from './index.js';

const reading: WindowReading = {
  count: 15,
  limit: 15,
  remaining: 0,
  resetAtMs: 1_800_000_000_000,
  resetInSeconds: 77,
};
const rule = { limit: 15, windowMs: 1_800_000 };

describe('rate-limit answers', () => {
  it('carry the three headers of the interface', () => {
    expect(rateLimitHeaders(reading)).toEqual({
      'X-RateLimit-Limit': '15',
      'X-RateLimit-Remaining': '0',
      'X-RateLimit-Reset': '1800000000',
    });
  });

  it('carry the rate_limit object of the interface, reset_at being the instant of X-RateLimit-Reset', () => {
    const object = rateLimitObject(reading);
    expect(object).toEqual({
      count: 15,
      limit: 15,
      remaining: 0,
      reset_in_seconds: 77,
      reset_at: '2027-01-15T08:00:00.000Z',
    });
    expect(Date.parse(object.reset_at) / 1000).toBe(Number(rateLimitHeaders(reading)['X-RateLimit-Reset']));
  });

  it('write a whole number of seconds whenever the window is read', () => {
    const odd = tellWindow({ count: 1, oldestAtMs: 1_234_567 }, rule, 1_234_890);
    expect(rateLimitHeaders(odd)['X-RateLimit-Reset']).toMatch(/^\d+$/);
  });

  it.each([
    [15, 1_800_000, 'Rate limit exceeded: 15 videos were generated in the last 30 minutes.'],
    [1, 60_000, 'Rate limit exceeded: 1 video was generated in the last minute.'],
    [2, 90_000, 'Rate limit exceeded: 2 videos were generated in the last 90 seconds.'],
    [2, 500, 'Rate limit exceeded: 2 videos were generated in the last second.'],
  ])('say in words what a rule of %i in %i ms means', (limit, windowMs, sentence) => {
    expect(rateLimitMessage({ limit, windowMs })).toBe(sentence);
  });

  it('make a whole 429, Retry-After being reset_in_seconds', () => {
    expect(rateLimitRefusal({ reading, rule })).toEqual({
      status: 429,
      headers: { ...rateLimitHeaders(reading), 'Retry-After': '77' },
      body: { success: false, error: rateLimitMessage(rule), rate_limit: rateLimitObject(reading) },
    });
  });
});
