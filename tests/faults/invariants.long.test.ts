import { appendFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { rowsOf } from '../support/index.js';
import { expectInvariants } from './invariants.js';
import { Stage } from './stage.js';
import { untilAllFinished, type VideoRow } from './video-rows.js';

let stage: Stage;
let video: VideoRow;

/** A finished video, and no server any more that would mend what a test breaks. */
beforeAll(async () => {
  stage = await Stage.open();
  const server = await stage.start('all');
  expect((await stage.post(server))?.status).toBe(200);
  [video] = (await untilAllFinished(stage.database, 10_000)) as [VideoRow];
  await expectInvariants(stage);
  await server.stop();
});

const check = () => expectInvariants(stage, { finishWithinMs: 100, sweptWithinMs: 100, sample: 1 });

const sql = (text: string, ...values: unknown[]) => rowsOf(stage.database, text, values);

const path = (): string => join(stage.mediaDir, video.file ?? '');

const COUNT_UP = `INSERT INTO limiter_places SELECT name, key, 'vid_' || n, n, n, 1, extract(epoch FROM clock_timestamp()) * 1000 FROM limiter_windows, generate_series(1, 16) n WHERE name = 'videos'`;

/** Each fault, how to plant it, how to take it away, and what has to be said of it. */
const FAULTS: [string, RegExp, () => Promise<unknown>, () => Promise<unknown>][] = [
  [
    'a video that never ends',
    /in vain/,
    () => sql(`UPDATE videos SET status = 'processing'`),
    () => sql(`UPDATE videos SET status = 'completed'`),
  ],
  [
    'an accepted video without a row',
    /accepted and is lost/,
    () => sql(`UPDATE videos SET id = 'vid_other'`),
    () => sql(`UPDATE videos SET id = $1`, video.id),
  ],
  [
    'a 200 whose video failed',
    /answered with 200/,
    () => sql(`UPDATE videos SET status = 'failed'`),
    () => sql(`UPDATE videos SET status = 'completed'`),
  ],
  ['a byte too many', /bytes, its row says/, () => appendFile(path(), 'x'), () => Promise.resolve()],
  [
    'other bytes',
    /another SHA-256/,
    () => sql('UPDATE videos SET file_bytes = file_bytes + 1'),
    () => Promise.resolve(),
  ],
  [
    'a missing file',
    /is missing/,
    () => rm(path()),
    () => sql(`UPDATE videos SET status = 'expired', file = NULL`),
  ],
  [
    'a file that nobody needs',
    /nobody needs/,
    () => writeFile(join(stage.mediaDir, 'vid_stray-1.mp4'), ''),
    () => rm(join(stage.mediaDir, 'vid_stray-1.mp4')),
  ],
  [
    'work left behind',
    /was left behind/,
    () => writeFile(join(stage.tempDir, 'left.part'), ''),
    () => rm(join(stage.tempDir, 'left.part')),
  ],
  [
    'credits taken twice',
    /its entries are/,
    () =>
      sql(
        `INSERT INTO credit_entries SELECT video_id, 'release', account_id, amount FROM credit_entries WHERE kind = 'settle'`,
      ),
    () => sql(`DELETE FROM credit_entries WHERE kind = 'release'`),
  ],
  [
    'a wrong price',
    /not all of/,
    () => sql('UPDATE credit_entries SET amount = 9'),
    () => sql('UPDATE credit_entries SET amount = 1'),
  ],
  [
    'a place that was lost',
    /has no place/,
    () => sql(`DELETE FROM limiter_places WHERE name = 'videos'`),
    () => Promise.resolve(),
  ],
  ['a window over its limit', /holds 16 places/, () => sql(COUNT_UP), () => Promise.resolve()],
];

describe('the invariants', () => {
  it.each(FAULTS)('tell of %s', async (_, said, plant, mend) => {
    await plant();
    await expect(check()).rejects.toThrow(said);
    await mend();
  });

  it('tell of more generations than the window allows, by the rows alone', async () => {
    const copy = `INSERT INTO videos SELECT (jsonb_populate_record(v, jsonb_build_object('id', 'vid_' || n))).* FROM videos v, generate_series(1, 16) n`;
    await sql(copy);
    await expect(check()).rejects.toThrow(/had more than 15 generations/);
  });

  it('tell of an answer outside the contract', async () => {
    stage.journal.entries.push({
      method: 'GET',
      path: '/api/v1/x',
      startedAtMs: 0,
      elapsedMs: 0,
      status: 503,
      body: null,
      videoId: null,
      faults: [],
    });
    await expect(check()).rejects.toThrow(/illegal status: GET \/api\/v1\/x: 503/);
  });
});
