import { describe, expect, it } from '@jest/globals';
import { REAL_TIME, createFakeClock } from '../../src/testing/index.js';

describe('a fake clock', () => {
  it('starts where it is told to, and stands while nobody waits', async () => {
    const clock = createFakeClock({ startMs: 7 });
    await clock.advance(0);
    expect(clock.now()).toBe(7);
    expect(createFakeClock().now()).toBe(Date.UTC(2026, 0, 1));
  });

  it('jumps to each instant that somebody waits for, in their order, and wakes them at it', async () => {
    const clock = createFakeClock({ startMs: 0 });
    const woken: unknown[] = [];
    const sleeper = async (name: string, ms: number) => {
      await clock.sleep(ms);
      woken.push([name, clock.now()]);
    };
    await Promise.all([sleeper('late', 3_600_000), sleeper('soon', 5), sleeper('too', 5)]);
    expect(woken).toEqual([
      ['soon', 5],
      ['too', 5],
      ['late', 3_600_000],
    ]);
    expect(clock.sleptMs).toEqual([3_600_000, 5, 5]);
  });

  it('that stands still moves with advance alone, and whoever wakes acts before it moves on', async () => {
    const clock = createFakeClock({ startMs: 0, standsStill: true });
    const seenAtMs: number[] = [];
    const ticking = (async () => {
      for (let ticks = 0; ticks < 3; ticks += 1) {
        await clock.sleep(10);
        seenAtMs.push(clock.now());
      }
    })();
    await clock.advance(25);
    expect([seenAtMs, clock.now()]).toEqual([[10, 20], 25]);
    await clock.advance(5);
    await ticking;
    expect(seenAtMs).toEqual([10, 20, 30]);
  });

  it('lets a sleep go at once when its signal is aborted, before or after', async () => {
    const clock = createFakeClock({ standsStill: true });
    const reason = new Error('left');
    await expect(clock.sleep(1, AbortSignal.abort(reason))).rejects.toBe(reason);
    await expect(clock.until(1, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const sleeping = clock.sleep(1, controller.signal);
    controller.abort(reason);
    await expect(sleeping).rejects.toBe(reason);
  });

  it('ends a loop of sleeps with an error', async () => {
    const clock = createFakeClock({ mostSleeps: 2 });
    await clock.sleep(1);
    await clock.sleep(1);
    await expect(clock.sleep(1)).rejects.toThrow('Slept 2 times: something waits in a loop.');
  });
});

describe('real time', () => {
  it("is the platform's", async () => {
    const startMs = Date.now();
    await REAL_TIME.until(startMs - 5);
    await REAL_TIME.until(startMs + 2);
    await REAL_TIME.sleep(1);
    expect(REAL_TIME.now()).toBeGreaterThanOrEqual(startMs + 2);
  });
});
