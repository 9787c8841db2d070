import { describe, expect, it } from '@jest/globals';
import { FixedClock } from './fixed-clock.js';

describe('a fixed clock', () => {
  it('stands still until it is moved, and also goes back', () => {
    const clock = new FixedClock(1_000);
    const { now } = clock;
    expect([now(), now()]).toEqual([1_000, 1_000]);
    expect(clock.advance(500)).toBe(1_500);
    expect(clock.advance(-1_000)).toBe(500);
    clock.set(86_400_000);
    expect(clock.date().toISOString()).toBe('1970-01-02T00:00:00.000Z');
    expect(now()).toBe(86_400_000);
  });
});
