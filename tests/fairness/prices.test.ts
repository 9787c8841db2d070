import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf, seedPace, serverDatabase } from '../support/index.js';
import { LONG, TINY } from './clips.js';
import { connect, type DataSource, LineWorker } from './line-worker.js';

let database: TestDatabase;
let dataSource: DataSource;
let worker: LineWorker;

beforeAll(async () => {
  database = await serverDatabase();
  dataSource = await connect(database.url);
  worker = new LineWorker(dataSource);
});
beforeEach(async () => {
  await worker.clear();
  await rowsOf(database, 'TRUNCATE work_places, making_times');
});
afterAll(() => dataSource.destroy());

const priceOf = async (clip = TINY): Promise<number> => (await worker.admit('ann', clip, 'modela2')).cost;

describe('what an account is charged for a video', () => {
  it('is in proportion to its size before anything was measured, to a part of a second', async () => {
    expect((await priceOf({ ...TINY, durationSeconds: 10 })) / (await priceOf())).toBeCloseTo(10, 1);
    expect((await priceOf(LONG)) / (await priceOf())).toBeCloseTo((1920 * 1080 * 10) / (854 * 480), 0);
  });

  it('is what its kind was measured to take, and for others the same by size', async () => {
    await seedPace(database, { seconds: 40 });
    expect(await priceOf()).toBeCloseTo(40);
    expect(await priceOf({ resolution: '720p', durationSeconds: 1 })).toBeCloseTo(
      (40 * 1280 * 720) / (854 * 480),
    );
  });

  it('stays the same while no worker is heard of: who posts during a restart has no cheaper turns', async () => {
    await seedPace(database, { seconds: 40, heardSecondsAgo: 31 });
    expect(await priceOf()).toBeCloseTo(40);
    expect(await priceOf({ resolution: '720p', durationSeconds: 1 })).toBeCloseTo(
      (40 * 1280 * 720) / (854 * 480),
    );
  });
});
