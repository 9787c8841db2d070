import { describe, expect, it } from '@jest/globals';
import { setImmediate } from 'node:timers/promises';
import { createVirtualClock } from '../../test/client/virtual-clock.js';
import type { KnownWindow } from './known-window.js';
import { createPacer, type Turn } from './pacer.js';

function pacing(settings: { dripMs?: number; slowBelow?: number; looks?: (KnownWindow | null)[] } = {}) {
  const clock = createVirtualClock(1_000_000);
  const looks = settings.looks ?? [];
  let looked = 0;
  const made = createPacer({
    sleep: clock.sleep,
    now: clock.now,
    dripMs: settings.dripMs ?? 0,
    slowBelow: settings.slowBelow ?? 0,
    look: async () => {
      looked += 1;
      return looks.shift() ?? null;
    },
  });
  /** Calls are as patient as can be, unless told otherwise. */
  const pacer = {
    ...made,
    enter: (turn: Partial<Turn>) => made.enter({ patienceMs: Infinity, onWait: () => undefined, ...turn }),
  };
  const window = (remaining: number, resetInMs = 100_000): KnownWindow => ({
    limit: 15,
    remaining,
    resetAtMs: clock.now() + resetInMs,
    serverResetAtMs: clock.now() + resetInMs,
  });
  return { clock, pacer, window, looked: () => looked };
}

/** Whether a promise is settled once everything that can happen without a clock has happened. */
async function isWaiting(promise: Promise<unknown>): Promise<boolean> {
  let waiting = true;
  void promise.then(
    () => (waiting = false),
    () => (waiting = false),
  );
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  return waiting;
}

describe('the pacer', () => {
  it('lets the first request through at once', async () => {
    const { pacer, clock, looked } = pacing();
    await pacer.enter({});
    expect([clock.sleptMs, looked()]).toEqual([[], 0]);
  });

  it('looks at an unknown window before it lets a second one join the first', async () => {
    const { pacer, looked, window } = pacing({ looks: [null] });
    await pacer.enter({});
    const second = pacer.enter({});
    expect(await isWaiting(second)).toBe(true);
    pacer.settle(window(5));
    await second;
    expect(looked()).toBe(1);
  });

  it('lets as many join as the look had room for beside those in flight', async () => {
    const { window } = pacing();
    const { pacer } = pacing({ looks: [window(3)] });
    expect(pacer.known()).toBeNull();
    await pacer.enter({});
    await pacer.enter({});
    await pacer.enter({});
    expect(await isWaiting(pacer.enter({}))).toBe(true);
    expect(pacer.known()?.remaining).toBe(3);
  });

  it('takes a request in flight for one that is not counted yet', async () => {
    const { pacer, window, clock, looked } = pacing();
    await pacer.enter({});
    pacer.settle(window(2));
    await pacer.enter({});
    await pacer.enter({});
    const third = pacer.enter({});
    expect(await isWaiting(third)).toBe(true);
    pacer.settle(window(0));
    expect(await isWaiting(third)).toBe(true);
    expect([clock.sleptMs, looked()]).toEqual([[], 0]);
    pacer.settle(window(1, 200_000));
    await third;
  });

  it('waits for the reset when the window is full, in pieces of five seconds', async () => {
    const { pacer, clock, window } = pacing();
    await pacer.enter({});
    pacer.settle(window(0, 12_000));
    await pacer.enter({});
    expect(clock.sleptMs).toEqual([5_000, 5_000, 2_000]);
  });

  it('looks once whether a window believed full really is, when nothing is in flight', async () => {
    const { pacer, clock, window, looked } = pacing();
    const full = pacing({ looks: [window(4)] });
    await full.pacer.enter({});
    full.pacer.settle(full.window(0));
    await full.pacer.enter({});
    expect([full.clock.sleptMs, full.looked()]).toEqual([[], 1]);
    await pacer.enter({});
    pacer.settle(window(0, 20_000));
    await pacer.enter({});
    expect([clock.sleptMs.length, looked()]).toEqual([4, 1]);
  });

  it('does not look while it knows of room', async () => {
    const { pacer, window, looked } = pacing();
    await pacer.enter({});
    pacer.settle(window(9));
    await pacer.enter({});
    await pacer.enter({});
    expect(looked()).toBe(0);
  });

  it('counts a request that told no window as a place gone', async () => {
    const { pacer, window } = pacing();
    await pacer.enter({});
    pacer.settle(window(1));
    await pacer.enter({});
    pacer.settle(null);
    expect(pacer.known()?.remaining).toBe(0);
    await pacer.enter({});
    pacer.settle(null);
    expect(pacer.known()).toBeNull();
  });

  it('never believes in less than nothing', async () => {
    const { pacer, window } = pacing({ slowBelow: 0 });
    await pacer.enter({});
    await Promise.resolve();
    pacer.settle(window(0));
    pacer.settle(null);
    expect(pacer.known()?.remaining).toBe(0);
  });

  it('sends one request alone after a reset, for the window is unknown again', async () => {
    const { pacer, window, clock } = pacing();
    await pacer.enter({});
    pacer.settle(window(9, 1_000));
    clock.pass(1_000);
    await pacer.enter({});
    expect(await isWaiting(pacer.enter({}))).toBe(true);
  });

  it('drips', async () => {
    const { pacer, clock, window } = pacing({ dripMs: 60_000 });
    await pacer.enter({});
    pacer.settle(window(9, 1_000_000));
    await pacer.enter({});
    expect(clock.now()).toBe(1_060_000);
  });

  it.each([
    [5, 0],
    [4, 20_000],
    [1, 50_000],
  ])('with %i places left for 100 s waits %i ms between two requests', async (remaining, waitMs) => {
    const { pacer, clock, window } = pacing({ slowBelow: 5 });
    await pacer.enter({});
    pacer.settle(window(remaining));
    await pacer.enter({});
    expect(clock.now()).toBe(1_000_000 + waitMs);
  });

  it('never spreads requests wider than a minute apart', async () => {
    const { pacer, clock, window } = pacing({ slowBelow: 5 });
    await pacer.enter({});
    pacer.settle(window(1, 1_800_000));
    await pacer.enter({});
    expect(clock.now()).toBe(1_060_000);
  });

  it('holds everything back while it is blocked, by the longest block', async () => {
    const { pacer, clock } = pacing();
    pacer.blockFor(7_000);
    pacer.blockFor(3_000);
    const waits: number[] = [];
    await pacer.enter({ onWait: (waitMs) => waits.push(waitMs) });
    expect([clock.now(), waits]).toEqual([1_007_000, [7_000]]);
  });

  it('tells of no wait whose end it does not know', async () => {
    const { pacer, window } = pacing();
    const waits: number[] = [];
    await pacer.enter({});
    const second = pacer.enter({ onWait: (waitMs) => waits.push(waitMs) });
    expect(await isWaiting(second)).toBe(true);
    expect(waits).toEqual([]);
    pacer.settle(window(0, 8_000));
    await second;
    expect(waits).toEqual([8_000]);
  });

  it('lets requests through in the order in which they came', async () => {
    const { pacer, window } = pacing();
    const order: number[] = [];
    await pacer.enter({});
    pacer.settle(window(9));
    await Promise.all([1, 2, 3].map((n) => pacer.enter({}).then(() => order.push(n))));
    expect(order).toEqual([1, 2, 3]);
  });

  it('forgets a request whose caller leaves the queue, and goes on with the next', async () => {
    const { pacer, window } = pacing();
    const controller = new AbortController();
    const reason = new Error('left');
    await pacer.enter({});
    const left = pacer.enter({ signal: controller.signal });
    const next = pacer.enter({});
    expect(await isWaiting(next)).toBe(true);
    controller.abort(reason);
    await expect(left).rejects.toBe(reason);
    pacer.settle(window(1));
    await next;
  });

  it('leaves the sleep of a caller who leaves', async () => {
    const { pacer, clock } = pacing();
    const controller = new AbortController();
    pacer.blockFor(60_000);
    const left = pacer.enter({
      signal: controller.signal,
      onWait: () => controller.abort(new Error('left')),
    });
    await expect(left).rejects.toThrow('left');
    expect(clock.sleptMs).toEqual([]);
  });

  it.each(Array.from({ length: 12 }, (_, index) => index))(
    'gives back the place of a caller who leaves about the moment of the turn (%i)',
    async (moments) => {
      const controller = new AbortController();
      const { pacer, window } = pacing();
      await pacer.enter({});
      pacer.settle(window(1));
      const left = pacer.enter({ signal: controller.signal }).then(
        () => true,
        () => false,
      );
      for (let moment = 0; moment < moments; moment += 1) await Promise.resolve();
      controller.abort(new Error('left'));
      if (await left) pacer.settle(window(1));
      expect(await isWaiting(pacer.enter({}))).toBe(false);
    },
  );
});
