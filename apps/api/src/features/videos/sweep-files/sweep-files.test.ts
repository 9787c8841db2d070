import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../../__fixtures__/program.js';
import { migrateOnce } from '../../../platform/limits/__fixtures__/window-bench.js';
import { rowOf, seedRow, type SeededRow } from '../../../__fixtures__/rows.js';
import { SweepFiles } from './sweep-files.service.js';

const AGE_SECONDS = 600;
const NOW_MS = Date.UTC(2030, 0, 1);

let program: Program;
beforeAll(async () => {
  const database = await createTestDatabase({ name: 'program', migrate: migrateOnce });
  program = await openProgram(database, { SWEEP_MIN_AGE_SECONDS: String(AGE_SECONDS) });
});
beforeEach(async () => {
  await rm(media(), { recursive: true, force: true });
  await mkdir(media());
  await writeFile(join(media(), '.clipwright'), '');
  for (const table of ['videos', 'storage_holds']) await program.sql(`DELETE FROM ${table}`);
});
afterAll(() => program.close());

const media = (): string => join(program.home, 'media');
const sweep = () => program.get(SweepFiles).run(NOW_MS);

/** Writes a file whose last byte came so many seconds ago. */
async function file(name: string, ageSeconds = AGE_SECONDS): Promise<string> {
  const at = NOW_MS / 1000 - ageSeconds;
  await writeFile(join(media(), name), 'bytes');
  await utimes(join(media(), name), at, at);
  return name;
}

const left = async (): Promise<string[]> =>
  (await readdir(media())).filter((name) => name !== '.clipwright').toSorted();

/** A hold that was made so many seconds ago, of a video without a row. */
async function hold(id: string, ageSeconds: number): Promise<void> {
  await program.sql(
    `INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes, made_at)
     VALUES ($1, 'acc_1', 10, 10, clock_timestamp() - $2 * interval '1 second')`,
    [id, ageSeconds],
  );
}

const nobody = (letter: string): string => `vid_${letter.repeat(22)}`;

describe('the sweep', () => {
  it('removes an old file of a video that is not there, and of a moment that is over', async () => {
    await file(`${nobody('a')}-1.mp4`);
    await file(`${nobody('a')}.image.png`);
    await file('probe-host-1.part');
    expect(await sweep()).toEqual({ removedFiles: 3, lostVideos: 0 });
    expect(await left()).toEqual([]);
  });

  it('leaves a young one alone: whoever writes it may be about to tell whose it is', async () => {
    const young = await file(`${nobody('a')}-1.mp4`, AGE_SECONDS - 1);
    expect(await sweep()).toEqual({ removedFiles: 0, lostVideos: 0 });
    expect(await left()).toEqual([young]);
  });

  it('leaves what is not ours, however old', async () => {
    const foreign = [await file('holiday.mp4'), await file('vid_short-1.mp4')];
    expect(await sweep()).toMatchObject({ removedFiles: 0 });
    expect(await left()).toEqual(foreign.toSorted());
  });

  it.each(['queued', 'processing'])('leaves whatever carries the id of a %s video', async (status) => {
    const { id } = await seedRow(program, { status });
    const kept = [await file(`${id}-1.mp4`), await file(`${id}-2.mp4.part`), await file(`${id}.image.jpg`)];
    expect(await sweep()).toMatchObject({ removedFiles: 0 });
    expect(await left()).toEqual(kept.toSorted());
  });

  it('leaves a completed video its file, its pictures and its image, and nothing else', async () => {
    const { id } = await seedRow(program, { status: 'completed' });
    await program.sql('UPDATE videos SET file = $2, image = $3 WHERE id = $1', [
      id,
      `${id}-2.mp4`,
      `${id}.image.png`,
    ]);
    await file(`${id}-1.mp4`);
    await file(`${id}-1.webp`);
    await file(`${id}-1.sheet.jpg`);
    const pictures = [await file(`${id}-2.jpg`), await file(`${id}-2.webp`), await file(`${id}-2.sheet.jpg`)];
    const [picture, small, sheet] = pictures as [string, string, string];
    const kept = [picture, await file(`${id}-2.mp4`), sheet, small, await file(`${id}.image.png`)];
    expect(await sweep()).toEqual({ removedFiles: 3, lostVideos: 0 });
    expect(await left()).toEqual(kept);
  });

  it.each(['failed', 'canceled', 'expired'])('removes what is left of a %s video', async (status) => {
    const { id } = await seedRow(program, { status });
    await file(`${id}-1.mp4`);
    expect(await sweep()).toMatchObject({ removedFiles: 1 });
    expect(await left()).toEqual([]);
  });

  it('leaves the image of who is about to be admitted, until no admission takes that long', async () => {
    const kept = await file(`${nobody('a')}.image.png`);
    await hold(nobody('a'), AGE_SECONDS - 60);
    await file(`${nobody('b')}.image.png`);
    await hold(nobody('b'), AGE_SECONDS + 60);
    expect(await sweep()).toMatchObject({ removedFiles: 1 });
    expect(await left()).toEqual([kept]);
  });

  it('looks through more files than it asks about at once', async () => {
    const { id } = await seedRow(program, { status: 'processing' });
    const kept = await file(`${id}-1.mp4`);
    for (let attempt = 1; attempt <= 401; attempt += 1) await file(`${nobody('a')}-${attempt}.mp4`);
    expect(await sweep()).toMatchObject({ removedFiles: 401 });
    expect(await left()).toEqual([kept]);
  });

  it('says in the log what it has mended, and nothing where nothing was to be mended', async () => {
    const message = expect.stringContaining('mended');
    expect(await program.warned(sweep)).toEqual([]);
    await file(`${nobody('a')}-1.mp4`);
    expect(await program.warned(sweep)).toEqual([{ message, removedFiles: 1, lostVideos: 0 }]);
    await completed();
    expect(await program.warned(sweep)).toEqual([{ message, removedFiles: 0, lostVideos: 1 }]);
  });

  it('does nothing on a storage that was never written to: it may be a disk that is not mounted', async () => {
    await rm(join(media(), '.clipwright'));
    const lost = await completed();
    await file(`${nobody('a')}-1.mp4`);
    expect(await sweep()).toBeNull();
    expect(await left()).toHaveLength(1);
    expect(await rowOf(program, lost)).toMatchObject({ status: 'completed' });
  });
});

/** A completed video whose row names its file. */
async function completed(): Promise<SeededRow> {
  const video = await seedRow(program, { status: 'completed', file_bytes: 5, image_bytes: 7 });
  await program.sql('UPDATE videos SET file = $2 WHERE id = $1', [video.id, `${video.id}-1.mp4`]);
  return video;
}

describe('a completed video whose file is gone', () => {
  it('is expired, and takes no room for it any more', async () => {
    const [lost, whole] = [await completed(), await completed()];
    await file(`${whole.id}-1.mp4`);
    expect(await sweep()).toEqual({ removedFiles: 0, lostVideos: 1 });
    expect(await rowOf(program, lost)).toMatchObject({
      status: 'expired',
      file: null,
      file_bytes: 0,
      image_bytes: 7,
    });
    expect(await rowOf(program, whole)).toMatchObject({ status: 'completed', file: `${whole.id}-1.mp4` });
  });

  it('is found among more than are looked at at once, each time', async () => {
    const [first] = await Promise.all(Array.from({ length: 201 }, completed));
    for (const { id } of await program.sql<{ id: string }>('SELECT id FROM videos WHERE id <> $1', [
      first?.id,
    ]))
      await file(`${id}-1.mp4`, 0);
    expect(await sweep()).toMatchObject({ lostVideos: 1 });
    const names = await left();
    await Promise.all(names.slice(0, 30).map((name) => rm(join(media(), name))));
    expect(await sweep()).toMatchObject({ lostVideos: 30 });
  });

  it('is not called lost where most files are: that is another storage, and a setting that is mended brings them back', async () => {
    const [one] = await Promise.all(Array.from({ length: 20 }, completed));
    expect(await sweep()).toEqual({ removedFiles: 0, lostVideos: 0 });
    expect(await rowOf(program, one as SeededRow)).toMatchObject({ status: 'completed' });
  });
});
