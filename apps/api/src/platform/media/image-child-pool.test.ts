import { describe, expect, it, jest } from '@jest/globals';
import { ImageChildPool } from './image-child-pool.js';
import type { ImageChildProcess } from './image-child-process.js';

class FakeChild implements ImageChildProcess {
  jobs = 0;
  isAlive = true;
  run = () => Promise.reject(new Error('no job is run here'));
  kill() {
    this.isAlive = false;
    return Promise.resolve();
  }
}

function poolOf(rules: { jobsPerChild?: number; idleMs?: number } = {}) {
  const started: FakeChild[] = [];
  const start = () => {
    const child = new FakeChild();
    started.push(child);
    return Promise.resolve(child);
  };
  return { started, pool: new ImageChildPool(start, { jobsPerChild: 50, idleMs: 60_000, ...rules }) };
}

describe('ImageChildPool', () => {
  it('uses a child again until it has done its number of jobs', async () => {
    const { pool, started } = poolOf({ jobsPerChild: 3 });
    for (let job = 0; job < 7; job += 1) {
      const child = (await pool.take()) as FakeChild;
      child.jobs += 1;
      await pool.putBack(child);
    }
    expect(started.map(({ jobs, isAlive }) => ({ jobs, isAlive }))).toEqual([
      { jobs: 3, isAlive: false },
      { jobs: 3, isAlive: false },
      { jobs: 1, isAlive: true },
    ]);
    await pool.close();
  });

  it('starts another in place of one that died, at work or at rest', async () => {
    const { pool, started } = poolOf();
    const first = (await pool.take()) as FakeChild;
    first.isAlive = false;
    await pool.putBack(first);
    const second = (await pool.take()) as FakeChild;
    await pool.putBack(second);
    second.isAlive = false;
    expect(await pool.take()).toBe(started[2]);
    await pool.close();
  });

  it('ends a child that has had nothing to do', async () => {
    jest.useFakeTimers();
    const { pool, started } = poolOf({ idleMs: 1_000 });
    await pool.putBack(await pool.take());
    jest.advanceTimersByTime(1_000);
    jest.useRealTimers();
    expect(started[0]?.isAlive).toBe(false);
  });

  it('gives the one used last first, so that the others fall idle', async () => {
    const { pool } = poolOf();
    const [first, second] = [await pool.take(), await pool.take()];
    await pool.putBack(first);
    await pool.putBack(second);
    expect(await pool.take()).toBe(second);
    await pool.close();
  });

  it('ends every child when it is closed, the working ones too', async () => {
    const { pool, started } = poolOf();
    await pool.take();
    await pool.putBack(await pool.take());
    await pool.close();
    expect(started.map((child) => child.isAlive)).toEqual([false, false]);
  });
});
