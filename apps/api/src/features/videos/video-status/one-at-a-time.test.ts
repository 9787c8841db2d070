import { describe, expect, it } from '@jest/globals';
import DataLoader from 'dataloader';
import { OneAtATime } from './one-at-a-time.js';

/** A loader whose batches end when the test says so. */
function scripted() {
  const batches: { keys: readonly number[]; end: () => void }[] = [];
  const oneAtATime = new OneAtATime();
  const read = (keys: readonly number[]) =>
    new Promise<number[]>((resolve) => batches.push({ keys, end: () => resolve([...keys]) }));
  const loader = new DataLoader((keys: readonly number[]) => oneAtATime.run(() => read(keys)), {
    cache: false,
    batchScheduleFn: oneAtATime.schedule,
  });
  return { batches, loader };
}

const tick = () => new Promise((resolve) => setImmediate(() => setImmediate(resolve)));

describe('reads that are gathered', () => {
  it('share a batch when they come in one tick', async () => {
    const { batches, loader } = scripted();
    const reads = Promise.all([loader.load(1), loader.load(2)]);
    await tick();
    expect(batches.map(({ keys }) => keys)).toEqual([[1, 2]]);
    batches[0]?.end();
    expect(await reads).toEqual([1, 2]);
  });

  it('wait together while a batch is under way', async () => {
    const { batches, loader } = scripted();
    const first = loader.load(1);
    await tick();
    const second = loader.load(2);
    await tick();
    const third = loader.load(3);
    await tick();
    expect(batches).toHaveLength(1);
    batches[0]?.end();
    await first;
    await tick();
    expect(batches[1]?.keys).toEqual([2, 3]);
    batches[1]?.end();
    expect(await Promise.all([second, third])).toEqual([2, 3]);
  });
});
