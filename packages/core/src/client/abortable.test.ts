import { describe, expect, it } from '@jest/globals';
import { abortable } from './abortable.js';
import { backoffMs } from './retries.js';

const never = new Promise<never>(() => undefined);

describe('an abortable promise', () => {
  it('is the promise, where nothing aborts', async () => {
    const { signal } = new AbortController();
    expect(await abortable(Promise.resolve(5), signal)).toBe(5);
    expect(await abortable(Promise.resolve(6), undefined)).toBe(6);
    await expect(abortable(Promise.reject(new Error('own')), signal)).rejects.toThrow('own');
  });

  it('rejects with the reason of a signal, aborted before or after', async () => {
    const reason = new Error('left');
    await expect(abortable(never, AbortSignal.abort(reason))).rejects.toBe(reason);
    const controller = new AbortController();
    const waiting = abortable(never, controller.signal);
    controller.abort(reason);
    await expect(waiting).rejects.toBe(reason);
  });

  it('leaves no listener behind', async () => {
    const listening: string[] = [];
    const signal = {
      aborted: false,
      addEventListener: (name: string) => listening.push(name),
      removeEventListener: (name: string) => listening.splice(listening.indexOf(name), 1),
    } as unknown as AbortSignal;
    await abortable(Promise.resolve(), signal);
    expect(listening).toEqual([]);
  });
});

describe('the wait before a repeat', () => {
  it('doubles from half a second to ten, of which a random half is jitter', () => {
    expect([1, 2, 3, 7, 8, 60].map((attempt) => backoffMs(attempt, () => 1))).toEqual([
      500, 1_000, 2_000, 10_000, 10_000, 10_000,
    ]);
    expect([1, 2, 60].map((attempt) => backoffMs(attempt, () => 0))).toEqual([250, 500, 5_000]);
  });
});
