import { describe, expect, it } from '@jest/globals';
import {
  ClipwrightError,
  ConnectionFailedError,
  isClipwrightError,
  parseErrorBody,
  RateLimitedError,
  UnexpectedAnswerError,
  UnknownRefusalError,
  type AnyClipwrightError,
} from './index.js';

const reading = {
  count: 15,
  limit: 15,
  remaining: 0,
  reset_in_seconds: 9,
  reset_at: '2026-11-23T09:00:00.000Z',
};

/** Compiles only as long as `code` tells which facts there are. */
function waitSecondsOf(error: AnyClipwrightError): number | null {
  if (error.code === 'rate_limited') return error.facts.reading?.resetInSeconds ?? null;
  if (error.code === 'generation_timeout') return error.facts.videoId === null ? 1 : 2;
  return unansweredSeconds(error);
}

function unansweredSeconds(error: AnyClipwrightError): number | null {
  if (error.code === 'connection_failed') return error.facts.isFinal === true ? 0 : null;
  return error instanceof UnknownRefusalError && error.facts.code === 'taking_a_nap' ? 60 : null;
}

describe('the code of an error', () => {
  it('tells apart what it knows of itself', () => {
    const told = (status: number, body: object) => waitSecondsOf(parseErrorBody(status, body));
    expect(told(429, { error: 'Later.', code: 'rate_limited', rate_limit: reading })).toBe(9);
    expect(told(500, { error: 'x', code: 'generation_timeout', video_id: 'v' })).toBe(2);
    expect(told(503, { error: 'x', code: 'taking_a_nap' })).toBe(60);
    const lost: unknown = new ConnectionFailedError({ isFinal: true });
    expect(isClipwrightError(lost) && waitSecondsOf(lost)).toBe(0);
  });

  it('makes an error an instance of its class, wherever it comes from', () => {
    const limited = parseErrorBody(429, { error: 'Later.' });
    expect([limited instanceof RateLimitedError, limited instanceof ClipwrightError, limited.name]).toEqual([
      true,
      true,
      'RateLimitedError',
    ]);
    const odd = parseErrorBody(418, '<html>');
    expect([odd instanceof UnexpectedAnswerError, odd instanceof UnknownRefusalError]).toEqual([true, false]);
    expect(new Error('x')).not.toBeInstanceOf(RateLimitedError);
  });
});
