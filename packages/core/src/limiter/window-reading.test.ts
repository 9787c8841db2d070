import { describe, expect, it } from '@jest/globals';
import { tellWindow } from './index.js';

const rule = { limit: 3, windowMs: 10_000 };

describe('a reading', () => {
  it('resets when the oldest leaves, rounded up to a whole second', () => {
    expect(tellWindow({ count: 2, oldestAtMs: 1 }, rule, 600)).toEqual({
      count: 2,
      limit: 3,
      remaining: 1,
      resetAtMs: 11_000,
      resetInSeconds: 10,
    });
    expect(tellWindow({ count: 2, oldestAtMs: 0 }, rule, 600)).toMatchObject({
      resetAtMs: 10_000,
      resetInSeconds: 10,
    });
  });

  it('resets, when empty, one window from now', () => {
    expect(tellWindow({ count: 0, oldestAtMs: null }, rule, 2_001)).toMatchObject({
      remaining: 3,
      resetAtMs: 13_000,
      resetInSeconds: 10,
    });
  });

  it('never says less than one second', () => {
    expect(tellWindow({ count: 1, oldestAtMs: 0 }, rule, 9_999.5).resetInSeconds).toBe(1);
    expect(tellWindow({ count: 0, oldestAtMs: null }, { limit: 1, windowMs: 0 }, 5_000).resetInSeconds).toBe(
      1,
    );
  });

  it('leaves nothing, and not less, where a limit was lowered under what counts', () => {
    expect(tellWindow({ count: 5, oldestAtMs: 0 }, rule, 1)).toMatchObject({
      count: 5,
      limit: 3,
      remaining: 0,
    });
  });
});
