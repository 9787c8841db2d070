import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { RenderQueue } from './render-queue.js';

describe('the renders of a machine', () => {
  it('run so many at a time, in order, and one that fails makes room too', async () => {
    const queue = new RenderQueue(2);
    const ends: (() => void)[] = [];
    const begun: number[] = [];
    const render = (name: number) =>
      queue.run(
        () =>
          new Promise<number>((resolve, reject) => {
            begun.push(name);
            ends.push(() => (name === 0 ? reject(new Error('it failed')) : resolve(name)));
          }),
      );
    const renders = [0, 1, 2, 3].map(render);
    const outcomes = Promise.allSettled(renders);
    await turn();
    expect(begun).toEqual([0, 1]);
    ends[0]?.();
    await turn();
    expect(begun).toEqual([0, 1, 2]);
    ends[1]?.();
    await turn();
    expect(begun).toEqual([0, 1, 2, 3]);
    ends.slice(2).forEach((end) => end());
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'rejected',
      'fulfilled',
      'fulfilled',
      'fulfilled',
    ]);
    await expect(queue.run(() => Promise.resolve('next'))).resolves.toBe('next');
  });
});
