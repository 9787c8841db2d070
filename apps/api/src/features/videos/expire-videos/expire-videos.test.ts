import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';
import { rowOf, seedRow, type SeededRow } from '../../../__fixtures__/rows.js';
import { ExpireVideos } from './expire-videos.service.js';

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }));
  await mkdir(join(program.home, 'media'), { recursive: true });
});
beforeEach(async () => {
  for (const table of ['videos', 'storage_holds']) await program.sql(`DELETE FROM ${table}`);
});
afterAll(() => program.close());

const expire = () => program.get(ExpireVideos).run();

/** A video with a file, an image and room for them, whose time is over in so many seconds. */
async function due(inSeconds: number | null, status = 'completed'): Promise<SeededRow> {
  const expires = inSeconds === null ? null : new Date(Date.now() + inSeconds * 1000);
  const video = await seedRow(program, { status, expires_at: expires, file_bytes: 5, image_bytes: 7 });
  const [file, image] = [`${video.id}-1.mp4`, `${video.id}.image.png`];
  await program.sql('UPDATE videos SET file = $2, image = $3 WHERE id = $1', [video.id, file, image]);
  await program.sql(
    'INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes) VALUES ($1, $2, 12, 0)',
    [video.id, video.accountId],
  );
  for (const name of [file, image]) await writeFile(join(program.home, 'media', name), 'bytes');
  return video;
}

const filesOf = async ({ id }: SeededRow): Promise<number> =>
  (await readdir(join(program.home, 'media'))).filter((name) => name.startsWith(id)).length;

const roomOf = async ({ id }: SeededRow): Promise<number> =>
  (await program.sql('SELECT 1 FROM storage_holds WHERE video_id = $1', [id])).length;

describe('a finished video', () => {
  it('whose time is over is expired: no file, no image, no room', async () => {
    const video = await due(-60);
    expect(await expire()).toBe(1);
    expect(await rowOf(program, video)).toMatchObject({
      status: 'expired',
      file: null,
      image: null,
      file_bytes: 0,
      image_bytes: 0,
    });
    expect([await filesOf(video), await roomOf(video)]).toEqual([0, 0]);
    expect(await expire()).toBe(0);
  });

  it.each([
    ['whose time is not over', 3600],
    ['that is kept for ever', null],
  ])('%s is kept, beside one that is not', async (_title, inSeconds) => {
    const [kept] = [await due(inSeconds), await due(-60)];
    expect(await expire()).toBe(1);
    expect(await rowOf(program, kept)).toMatchObject({ status: 'completed', file: `${kept.id}-1.mp4` });
    expect([await filesOf(kept), await roomOf(kept)]).toEqual([2, 1]);
  });

  it.each(['queued', 'processing', 'failed', 'canceled', 'expired'])(
    'is meant, and not one that is %s',
    async (status) => {
      const other = await due(-60, status);
      expect(await expire()).toBe(0);
      expect(await rowOf(program, other)).toMatchObject({ status, file: `${other.id}-1.mp4` });
      expect(await filesOf(other)).toBe(2);
    },
  );

  it('is expired with all others, however many there are', async () => {
    const videos = await Promise.all(Array.from({ length: 101 }, () => due(-60)));
    expect(await expire()).toBe(101);
    expect(await Promise.all(videos.map(filesOf))).toEqual(videos.map(() => 0));
  });

  it('that another process expires at this moment is left to it', async () => {
    const [theirs, ours] = [await due(-60), await due(-60)];
    const lock = `SELECT 1 FROM videos WHERE id = '${theirs.id}' FOR UPDATE`;
    await program.whileHeld(lock, async () => expect(await expire()).toBe(1));
    expect(await rowOf(program, ours)).toMatchObject({ status: 'expired' });
    expect(await rowOf(program, theirs)).toMatchObject({ status: 'completed' });
  });

  it('is placed after those that its account has settled, and no two who expire wait for each other in a ring', async () => {
    const [last, first] = (await Promise.all([due(-60), due(-60)])).toSorted((one, other) =>
      one.accountId > other.accountId ? -1 : 1,
    );
    await program.sql(`UPDATE videos SET expires_at = expires_at - interval '1 hour' WHERE id = $1`, [
      last?.id,
    ]);
    for (const { accountId } of [last!, first!])
      await program.sql('INSERT INTO settlement_lines (account_id, newest) VALUES ($1, 6)', [accountId]);
    const lineOf = (video: SeededRow) =>
      `SELECT 1 FROM settlement_lines WHERE account_id = '${video.accountId}' FOR UPDATE NOWAIT`;
    let expired: Promise<number> = Promise.resolve(0);
    await program.whileHeld(lineOf(first!), async () => {
      expired = expire();
      await program.untilSomebodyWaits();
      expect(await program.sql(lineOf(last!))).toHaveLength(1);
    });
    expect(await expired).toBe(2);
    for (const video of [first!, last!])
      expect(await rowOf(program, video)).toMatchObject({ status: 'expired', settlement: '7' });
  });
});
