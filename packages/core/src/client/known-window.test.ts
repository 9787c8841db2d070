import { describe, expect, it } from '@jest/globals';
import { mergedWindow, retryAfterMs, windowFromHeaders, windowFromObject } from './known-window.js';

const NOW_MS = Date.UTC(2026, 10, 21, 12);
const headers = (values: Record<string, string | number>) =>
  new Headers(Object.entries(values).map(([name, value]): [string, string] => [name, String(value)]));
const told = (values: Record<string, string | number> = {}) =>
  headers({
    'X-RateLimit-Limit': 15,
    'X-RateLimit-Remaining': 3,
    'X-RateLimit-Reset': NOW_MS / 1000 + 60,
    ...values,
  });

describe('the window read from headers', () => {
  it('resets on this clock when the server says so on its own', () => {
    const date = new Date(NOW_MS - 500_000).toUTCString();
    const reset = (NOW_MS - 500_000) / 1000 + 60;
    expect(windowFromHeaders(told({ Date: date, 'X-RateLimit-Reset': reset }), NOW_MS)).toEqual({
      limit: 15,
      remaining: 3,
      resetAtMs: NOW_MS + 60_000,
      serverResetAtMs: reset * 1000,
    });
  });

  it('takes both clocks for one where the answer has no date', () => {
    expect(windowFromHeaders(told(), NOW_MS)?.resetAtMs).toBe(NOW_MS + 60_000);
    expect(windowFromHeaders(told({ Date: 'once' }), NOW_MS)?.resetAtMs).toBe(NOW_MS + 60_000);
  });

  it.each([
    ['X-RateLimit-Limit', '-1'],
    ['X-RateLimit-Limit', 'x15'],
    ['X-RateLimit-Remaining', '1.5'],
    ['X-RateLimit-Remaining', '3x'],
    ['X-RateLimit-Reset', '9e99'],
    ['X-RateLimit-Reset', '1234567890123456'],
    ['X-RateLimit-Reset', ''],
  ])('is unknown when %s is %j', (name, value) => {
    expect(windowFromHeaders(told({ [name]: value }), NOW_MS)).toBeNull();
  });

  it.each(['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'X-RateLimit-Reset'])(
    'is unknown without %s',
    (name) => {
      const some = told();
      some.delete(name);
      expect(windowFromHeaders(some, NOW_MS)).toBeNull();
    },
  );

  it('is cut where it can not be true', () => {
    expect(windowFromHeaders(told({ 'X-RateLimit-Remaining': 99 }), NOW_MS)?.remaining).toBe(15);
    expect(windowFromHeaders(told({ 'X-RateLimit-Reset': 99_999_999_999 }), NOW_MS)?.resetAtMs).toBe(
      NOW_MS + 86_400_000,
    );
    expect(windowFromHeaders(told({ 'X-RateLimit-Reset': 1 }), NOW_MS)?.resetAtMs).toBe(NOW_MS);
  });
});

describe('the window read from a rate_limit object', () => {
  const object = {
    count: 12,
    limit: 15,
    remaining: 3,
    reset_in_seconds: 60,
    reset_at: '2026-11-21T12:01:00.000Z',
  };

  it('resets after reset_in_seconds on this clock', () => {
    expect(windowFromObject(object, 5_000)).toEqual({
      limit: 15,
      remaining: 3,
      resetAtMs: 65_000,
      serverResetAtMs: NOW_MS + 60_000,
    });
  });

  it.each([
    null,
    undefined,
    5,
    {},
    { ...object, limit: '15' },
    { ...object, remaining: -1 },
    { ...object, reset_in_seconds: 1.5 },
    { ...object, reset_at: 'soon' },
  ])('is unknown for %j', (nonsense) => {
    expect(windowFromObject(nonsense, NOW_MS)).toBeNull();
  });

  it('may be empty-handed: nothing remaining, a limit of nothing', () => {
    expect(
      windowFromObject({ ...object, limit: 0, remaining: 0, reset_in_seconds: 0 }, NOW_MS),
    ).toMatchObject({ limit: 0, remaining: 0, resetAtMs: NOW_MS });
  });
});

describe('Retry-After', () => {
  it.each([
    [{ 'Retry-After': 7 }, 7_000],
    [{ 'Retry-After': 0 }, 1_000],
    [{ 'Retry-After': 'Wed, 21 Oct 2026 07:28:00 GMT' }, null],
    [{}, null],
  ])('of %j is a wait of %s ms', (values, waitMs) => {
    expect(retryAfterMs(headers(values))).toBe(waitMs);
  });

  it('is none where no answer came', () => {
    expect(retryAfterMs(null)).toBeNull();
  });
});

describe('two readings', () => {
  const reading = (remaining: number, serverResetAtMs: number, resetAtMs = serverResetAtMs) => ({
    limit: 15,
    remaining,
    resetAtMs,
    serverResetAtMs,
  });

  it('of different resets: the later one holds, whichever came last', () => {
    expect(mergedWindow(reading(1, 1_000), reading(9, 2_000))).toEqual(reading(9, 2_000));
    expect(mergedWindow(reading(1, 2_000), reading(9, 1_000))).toEqual(reading(1, 2_000));
  });

  it('of the same reset: the lower remainder and the nearer instant hold', () => {
    expect(mergedWindow(reading(1, 1_000, 500), reading(9, 1_000, 400))).toEqual(reading(1, 1_000, 400));
    expect(mergedWindow(reading(9, 1_000, 400), reading(1, 1_000, 500))).toEqual(reading(1, 1_000, 400));
  });

  it('of which one is missing: the other holds', () => {
    expect(mergedWindow(null, reading(9, 1_000))).toEqual(reading(9, 1_000));
  });
});
