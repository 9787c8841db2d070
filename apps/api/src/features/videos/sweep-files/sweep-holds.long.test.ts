import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';
import { seedRow } from '../../../__fixtures__/rows.js';
import { StorageHoldRepository } from '../storage-hold.repository.js';
import { SweepHolds } from './sweep-holds.service.js';

const AGE_SECONDS = 900;

let program: Program;
beforeAll(async () => {
  const database = await createTestDatabase({ name: 'program', migrate: migrateOnce });
  program = await openProgram(database, { SWEEP_MIN_AGE_SECONDS: String(AGE_SECONDS) });
  await mkdir(join(program.home, 'media'), { recursive: true });
});
beforeEach(async () => {
  for (const table of ['videos', 'storage_holds']) await program.sql(`DELETE FROM ${table}`);
});
afterAll(() => program.close());

interface Hold {
  readonly bytes?: number;
  readonly pending?: number;
  readonly ageSeconds?: number;
}

async function hold(
  id: string,
  { bytes = 10, pending = 10, ageSeconds = 0 }: Hold = {},
  accountId = 'acc_1',
): Promise<void> {
  await program.sql(
    `INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes, made_at)
     VALUES ($1, $2, $3, $4, clock_timestamp() - $5 * interval '1 second')`,
    [id, accountId, bytes, pending, ageSeconds],
  );
}

/** A video that ended so many seconds ago, and the room that is held for it. */
async function ended(status: string, ageSeconds: number, columns = {}, room: Hold = {}): Promise<string> {
  const at = new Date(Date.now() - ageSeconds * 1000);
  const { id } = await seedRow(program, { status, completed_at: at, ...columns });
  await hold(id, room);
  return id;
}

const held = async () =>
  await program.sql<{ id: string; bytes: number; pending: number }>(
    'SELECT video_id AS id, bytes::int, pending_bytes::int AS pending FROM storage_holds ORDER BY bytes',
  );

const sweep = () => program.get(SweepHolds).run();

describe('room that nobody needs', () => {
  it('of an admission that never came is given back, once no admission takes that long', async () => {
    await hold('vid_dead', { ageSeconds: AGE_SECONDS + 60 });
    await hold('vid_admitted_now', { ageSeconds: AGE_SECONDS - 60 });
    expect(await sweep()).toBe(1);
    expect(await held()).toMatchObject([{ id: 'vid_admitted_now' }]);
  });

  it.each(['failed', 'canceled'])(
    'of a %s video is given back after a while, with its files',
    async (status) => {
      const old = await ended(status, AGE_SECONDS + 60);
      await writeFile(join(program.home, 'media', `${old}.image.png`), 'bytes');
      const young = await ended(status, AGE_SECONDS - 60);
      expect(await sweep()).toBe(1);
      expect(await held()).toMatchObject([{ id: young }]);
      expect(await readdir(join(program.home, 'media'))).toEqual([]);
    },
  );

  it('of an expired video is given back, but for a damaged one that has its file still', async () => {
    await ended('expired', 0);
    const damaged = await ended('expired', 0, { file: 'kept.mp4' });
    expect(await sweep()).toBe(1);
    expect(await held()).toMatchObject([{ id: damaged }]);
  });

  it.each([
    ['still waits to be settled', { bytes: 12, pending: 12 }],
    ['holds more than its files take', { bytes: 20, pending: 0 }],
    ['holds less', { bytes: 5, pending: 0 }],
  ])('of a completed video that %s becomes what its files take', async (_title, room) => {
    const id = await ended('completed', 0, { file: 'a.mp4', file_bytes: 5, image_bytes: 7 }, room);
    expect(await sweep()).toBe(1);
    expect(await held()).toEqual([{ id, bytes: 12, pending: 0 }]);
    expect(await sweep()).toBe(0);
  });

  it.each(['queued', 'processing'])('is none while its video is %s', async (status) => {
    const { id } = await seedRow(program, { status });
    await hold(id, { ageSeconds: AGE_SECONDS * 10 });
    expect(await sweep()).toBe(0);
    expect(await held()).toHaveLength(1);
  });

  it('is told in the log when it is given back, and not where there was none', async () => {
    expect(await program.warned(sweep)).toEqual([]);
    for (const id of ['vid_dead', 'vid_dead_too']) await hold(id, { ageSeconds: AGE_SECONDS + 60 });
    expect(await program.warned(sweep)).toEqual([
      { message: expect.stringContaining('gave room back'), videos: 2 },
    ]);
  });

  it('is given back in rounds', async () => {
    for (let one = 0; one < 201; one += 1) await hold(`vid_dead_${one}`, { ageSeconds: AGE_SECONDS + 60 });
    expect([await sweep(), await sweep(), await sweep()]).toEqual([200, 1, 0]);
  });
});

describe('the room that is reserved', () => {
  const holds = () => program.get(StorageHoldRepository);
  const grow = (id: string, attempt: number, bytes: number) =>
    program.get(TransactionRunner).run((transaction) => holds().grow(transaction, { id, attempt }, bytes));

  it('is counted for all and for each account, also while nothing is reserved', async () => {
    expect(await holds().use('acc_new')).toMatchObject({ bytes: 0, pendingBytes: 0, ownBytes: 0 });
    await hold('vid_1', { bytes: 10, pending: 4 }, 'acc_one');
    await hold('vid_2', { bytes: 20, pending: 5 }, 'acc_other');
    expect(await holds().use('acc_one')).toMatchObject({ bytes: 30, pendingBytes: 9, ownBytes: 10 });
  });

  it('is shared as soon as there are two accounts', async () => {
    await program.sql('DELETE FROM accounts');
    await seedRow(program);
    expect(await holds().use('acc_one')).toMatchObject({ isShared: false });
    await seedRow(program);
    expect(await holds().use('acc_one')).toMatchObject({ isShared: true });
  });

  it('grows for the attempt that holds the video, to what is asked for and never back', async () => {
    const { id, accountId } = await seedRow(program, { attempt: 2 });
    expect(await grow(id, 1, 50)).toBe('lost');
    expect(await grow(id, 2, 50)).toBe('grown');
    expect([await grow(id, 2, 50), await grow(id, 2, 40)]).toEqual(['held', 'held']);
    expect(await held()).toEqual([{ id, bytes: 50, pending: 50 }]);
    expect(await grow(id, 2, 70)).toBe('grown');
    expect(await held()).toEqual([{ id, bytes: 70, pending: 70 }]);
    expect(await holds().use(accountId)).toMatchObject({ ownBytes: 70 });
  });

  it('grows by what its own video has, whatever others have', async () => {
    await hold('vid_more', { bytes: 90, pending: 90 });
    await hold('vid_less', { bytes: 1, pending: 1 });
    const { id } = await seedRow(program, { attempt: 2 });
    expect([await grow(id, 2, 50), await grow(id, 2, 50), await grow(id, 2, 51)]).toEqual([
      'grown',
      'held',
      'grown',
    ]);
  });

  it('grows for nobody once the video has ended', async () => {
    const { id } = await seedRow(program, { attempt: 2, status: 'canceled' });
    expect(await grow(id, 2, 50)).toBe('lost');
    expect(await held()).toEqual([]);
  });

  it('is reserved whole, as pending, for the account', async () => {
    await program
      .get(TransactionRunner)
      .run((transaction) =>
        holds().hold(transaction, { videoId: 'vid_new', accountId: 'acc_new', bytes: 33 }),
      );
    expect(await held()).toEqual([{ id: 'vid_new', bytes: 33, pending: 33 }]);
    expect(await holds().use('acc_new')).toMatchObject({ ownBytes: 33 });
  });

  it('is counted by whoever has just reserved it, before others see it', async () => {
    await program.get(TransactionRunner).run(async (transaction) => {
      await holds().hold(transaction, { videoId: 'vid_new', accountId: 'acc_new', bytes: 33 });
      expect(await holds().use('acc_new', transaction)).toMatchObject({ bytes: 33, ownBytes: 33 });
      expect(await holds().use('acc_new')).toMatchObject({ bytes: 0, ownBytes: 0 });
    });
  });

  it('is settled for what is completed, and for nothing else', async () => {
    const { id } = await seedRow(program, { file_bytes: 5 });
    await hold(id);
    await holds().settle(id);
    expect(await held()).toEqual([{ id, bytes: 10, pending: 10 }]);
  });

  it('is not released under a video that is to be made, or that has its file', async () => {
    const kept = [
      await seedRow(program, { status: 'queued' }),
      await seedRow(program, { status: 'processing' }),
      await seedRow(program, { status: 'completed' }),
      await seedRow(program, { status: 'failed', file: 'kept.mp4' }),
    ];
    for (const { id } of kept) await hold(id);
    for (const { id } of kept) await holds().release(id);
    expect(await held()).toHaveLength(kept.length);
  });

  it.each(['failed', 'canceled', 'expired'])('goes with the image of a video that is %s', async (status) => {
    const { id } = await seedRow(program, { status, image: 'a.png', image_bytes: 7 });
    await hold(id);
    await holds().release(id);
    expect(await held()).toEqual([]);
    expect(await program.sql('SELECT image, image_bytes::int FROM videos')).toEqual([
      { image: null, image_bytes: 0 },
    ]);
  });

  it('goes with the image of the video that has ended, and with no other', async () => {
    const video = await seedRow(program, { status: 'failed', image_bytes: 7 });
    const other = await seedRow(program, { status: 'failed', image: 'b.png', image_bytes: 7 });
    await program.sql(`UPDATE videos SET image = 'a.png' WHERE id = $1`, [video.id]);
    for (const { id } of [video, other]) await hold(id);
    await holds().release(video.id);
    expect(await held()).toMatchObject([{ id: other.id }]);
    expect(
      await program.sql('SELECT image, image_bytes::int FROM videos ORDER BY image NULLS FIRST'),
    ).toEqual([
      { image: null, image_bytes: 0 },
      { image: 'b.png', image_bytes: 7 },
    ]);
  });

  it.each(['queued', 'processing', 'completed'])(
    'and its image stay while the video is %s',
    async (status) => {
      const { id } = await seedRow(program, { status, image: 'a.png', image_bytes: 7 });
      await holds().release(id);
      expect(await program.sql('SELECT image FROM videos')).toEqual([{ image: 'a.png' }]);
    },
  );
});
