import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { reserveCredits, rowOf, seedRow, type SeededRow } from '../../__fixtures__/rows.js';
import type { Ending } from './video.js';
import { VideoRemains } from './video-remains.js';
import { VideoSettlement } from './video-settlement.js';

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }));
  await mkdir(media(), { recursive: true });
});
afterAll(() => program.close());

const media = (): string => join(program.home, 'media');
const end = (video: SeededRow, ending: Ending): Promise<boolean> =>
  program.get(VideoSettlement).settle(video.id, ending);
const letGo = (video: SeededRow): Promise<void> => program.get(VideoRemains).clear(video.id);

const FAILURE = { code: 'generation_failed', message: 'It broke.' } as const;

/** A video with an image and the files of two attempts, and the room that was reserved for it. */
async function withFiles(columns: Readonly<Record<string, unknown>> = {}): Promise<SeededRow> {
  const video = await seedRow(program, { attempt: 2, image_bytes: 7, ...columns });
  await program.sql('UPDATE videos SET image = $2 WHERE id = $1', [video.id, `${video.id}.image.png`]);
  await reserveCredits(program, video);
  await program.sql(
    'INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes) VALUES ($1, $2, 1000, 1000)',
    [video.id, video.accountId],
  );
  for (const name of ['-1.mp4', '-2.mp4', '.image.png'])
    await writeFile(join(media(), `${video.id}${name}`), 'bytes');
  return video;
}

/** The endings of the files that are left. */
const filesOf = async ({ id }: SeededRow): Promise<string[]> =>
  (await readdir(media()))
    .filter((name) => name.startsWith(id))
    .map((name) => name.slice(id.length))
    .toSorted();

const roomOf = async ({ id }: SeededRow): Promise<object | undefined> =>
  (
    await program.sql<object>(
      'SELECT bytes::int, pending_bytes::int AS pending FROM storage_holds WHERE video_id = $1',
      [id],
    )
  )[0];

const stored = (id: string, attempt: number) => ({
  file: `${id}-${attempt}.mp4`,
  bytes: 5,
  hash: Buffer.from('hash'),
  hasAudio: false,
  fps: 24,
  warnings: [],
  keepMs: null,
  machine: null,
});

const complete = (video: SeededRow, attempt: number): Promise<boolean> =>
  end(video, { kind: 'completed', attempt, stored: stored(video.id, attempt) });

describe('the disk after a video', () => {
  it('that was completed keeps its file, and no more room than it takes', async () => {
    const video = await withFiles();
    expect(await complete(video, 2)).toBe(true);
    expect(await filesOf(video)).toContain('-2.mp4');
    expect(await roomOf(video)).toEqual({ bytes: 12, pending: 0 });
  });

  it('loses what an attempt brought that came too late, and nothing of whoever holds it', async () => {
    const video = await withFiles();
    expect(await complete(video, 1)).toBe(false);
    expect(await filesOf(video)).toEqual(['-2.mp4', '.image.png']);
    expect(await roomOf(video)).toEqual({ bytes: 1000, pending: 1000 });
  });

  it('loses what an attempt brought for a video that was deleted meanwhile', async () => {
    const video = await withFiles();
    await program.sql('DELETE FROM videos WHERE id = $1', [video.id]);
    expect(await complete(video, 2)).toBe(false);
    expect(await filesOf(video)).toEqual(['-1.mp4']);
    expect(await roomOf(video)).toBeUndefined();
  });

  it('keeps the file of a success whose news was lost', async () => {
    const video = await withFiles();
    await complete(video, 2);
    expect(await complete(video, 2)).toBe(false);
    expect(await filesOf(video)).toContain('-2.mp4');
  });

  it('that failed keeps nothing: no attempt, no image, no room', async () => {
    const video = await withFiles();
    expect(await end(video, { kind: 'failed', failure: FAILURE })).toBe(true);
    expect([await filesOf(video), await roomOf(video)]).toEqual([[], undefined]);
    expect(await rowOf(program, video)).toMatchObject({ image: null, image_bytes: 0 });
  });

  it('that can not be tidied keeps its room, and the log says that the sweep will come', async () => {
    const video = await withFiles();
    await mkdir(join(media(), `${video.id}.image.jpg`));
    const warnings = await program.warned(async () => {
      expect(await end(video, { kind: 'failed', failure: FAILURE })).toBe(true);
    });
    expect(warnings).toEqual([
      {
        message: expect.stringContaining('the sweep will'),
        videoId: video.id,
        error: expect.objectContaining({ code: 'ERR_FS_EISDIR' }),
      },
    ]);
    expect(await roomOf(video)).toEqual({ bytes: 1000, pending: 1000 });
  });

  it('that did not fail, for another holds it, keeps all', async () => {
    const video = await withFiles();
    expect(await end(video, { kind: 'failed', attempt: 1, failure: FAILURE })).toBe(false);
    expect(await filesOf(video)).toHaveLength(3);
    expect(await roomOf(video)).toEqual({ bytes: 1000, pending: 1000 });
  });

  it('that was canceled in the queue keeps nothing', async () => {
    const video = await withFiles({ status: 'queued' });
    expect(await end(video, { kind: 'withdrawn', accountId: video.accountId })).toBe(true);
    expect([await filesOf(video), await roomOf(video)]).toEqual([[], undefined]);
  });

  it('that was not in the queue any more keeps all when somebody cancels it there', async () => {
    const video = await withFiles();
    expect(await end(video, { kind: 'withdrawn', accountId: video.accountId })).toBe(false);
    expect(await filesOf(video)).toHaveLength(3);
  });

  it('that is canceled in the making is tidied by whoever makes it, when that has stopped', async () => {
    const video = await withFiles();
    expect(await end(video, { kind: 'stopped', accountId: video.accountId })).toBe(true);
    expect(await filesOf(video)).toHaveLength(3);
    await letGo(video);
    expect([await filesOf(video), await roomOf(video)]).toEqual([[], undefined]);
  });

  it('that is made anew by another is left alone by who lost it', async () => {
    const video = await withFiles();
    await letGo(video);
    expect(await filesOf(video)).toHaveLength(3);
  });

  it('that has its file still, damaged, keeps it', async () => {
    const video = await withFiles({ status: 'failed', file: 'kept.mp4' });
    await letGo(video);
    expect(await filesOf(video)).toHaveLength(3);
    expect(await roomOf(video)).toEqual({ bytes: 1000, pending: 1000 });
  });

  it('loses what was written for one that was never admitted', async () => {
    const video = await withFiles();
    await program.sql('DELETE FROM videos WHERE id = $1', [video.id]);
    await letGo(video);
    expect(await filesOf(video)).not.toContain('.image.png');
    expect(await roomOf(video)).toBeUndefined();
  });

  it('that was removed keeps nothing of what its row named', async () => {
    const video = await withFiles();
    await program.get(VideoRemains).remove(video.id, { file: `${video.id}-2.mp4`, images: [] });
    expect(await filesOf(video)).toEqual(['-1.mp4', '.image.png']);
  });
});
