import { describe, expect, it } from '@jest/globals';
import { Pace, type Reading } from './pace.js';

const RULE = { minBytesPerSecond: 1_000, patienceMs: 60_000 };

/**
 * When a client is found too slow that takes `bytes` every so many seconds, seconds; null: never in an hour.
 */
function endsAfter(
  { bytes, everySeconds }: { bytes: number; everySeconds: number },
  rule = RULE,
): number | null {
  const pace = new Pace(rule);
  for (let second = 0; second <= 3_600; second += 1) {
    pace.look({
      nowMs: second * 1_000,
      takenBytes: Math.floor(second / everySeconds) * bytes,
      isWaiting: true,
    });
    if (pace.isOver) return second;
  }
  return null;
}

describe('the pace of a reader', () => {
  it('ends who takes nothing when the patience is over, and not before', () => {
    expect(endsAfter({ bytes: 0, everySeconds: 1 })).toBe(60);
  });

  it.each([
    ['at the floor, bit by bit', { bytes: 1_000, everySeconds: 1 }],
    ['at the floor, in lumps as a system hands them on', { bytes: 50_000, everySeconds: 50 }],
    ['on a phone with GPRS at its worst', { bytes: 14_000, everySeconds: 10 }],
    ['that pauses for most of a minute, again and again', { bytes: 2_000_000, everySeconds: 59 }],
  ])('never ends one %s', (_title, habit) => {
    expect(endsAfter(habit)).toBeNull();
  });

  it('ends one at half the floor after twice the patience', () => {
    expect(endsAfter({ bytes: 500, everySeconds: 1 })).toBe(120);
  });

  it('gives no credit for what was taken fast: patience begins when a reader stops', () => {
    const pace = new Pace(RULE);
    const look = (second: number, takenBytes: number): void =>
      pace.look({ nowMs: second * 1_000, takenBytes, isWaiting: true });
    look(0, 0);
    look(1, 900_000_000);
    look(60, 900_000_000);
    expect(pace.isOver).toBe(false);
    look(61, 900_000_000);
    expect(pace.isOver).toBe(true);
  });

  it('does not run while nothing waits to be taken: then it is we who are slow', () => {
    const pace = new Pace(RULE);
    const held: Omit<Reading, 'nowMs'> = { takenBytes: 200, isWaiting: false };
    for (const nowMs of [0, 290_000, 3_600_000]) pace.look({ nowMs, ...held });
    expect(pace.isOver).toBe(false);
    expect(pace.behindMs).toBe(0);
  });

  it('ends nobody where there is no floor', () => {
    expect(endsAfter({ bytes: 0, everySeconds: 1 }, { ...RULE, minBytesPerSecond: 0 })).toBeNull();
  });
});
