import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { ledgerOf, reserveCredits, seedRow, type SeededRow } from './__fixtures__/rows.js';
import { VideoSettlement } from './video-settlement.js';

let program: Program;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }));
});
afterAll(() => program.close());

const settlement = (): VideoSettlement => program.get(VideoSettlement);

/** A video that is made by its second attempt. */
async function heldByTheSecond(): Promise<SeededRow> {
  const video = await seedRow(program, { attempt: 2 });
  await reserveCredits(program, video);
  return video;
}

const stored = (id: string) => ({
  file: `${id}-1.mp4`,
  bytes: 100,
  hash: Buffer.from('hash'),
  hasAudio: true,
  warnings: ['said by the engine'],
  keepMs: 60_000,
  machine: null,
});

const rowOf = async ({ id }: SeededRow): Promise<Record<string, unknown>> =>
  (await program.sql<Record<string, unknown>>('SELECT * FROM videos WHERE id = $1', [id]))[0] ?? {};

describe('an attempt that was taken over', () => {
  it('completes nothing: not the row, and not the credits', async () => {
    const video = await heldByTheSecond();
    const ending = { kind: 'completed', stored: stored(video.id) } as const;
    expect(await settlement().settle(video.id, { ...ending, attempt: 1 })).toBe(false);
    expect(await rowOf(video)).toMatchObject({ status: 'processing', attempt: 2, file: null });
    expect(await ledgerOf(program, video)).toEqual([['reserve', 3]]);
    expect(await settlement().settle(video.id, { ...ending, attempt: 2 })).toBe(true);
  });

  it('fails nothing either', async () => {
    const video = await heldByTheSecond();
    const failure = { code: 'generation_failed', message: 'It broke.' } as const;
    expect(await settlement().settle(video.id, { kind: 'failed', attempt: 1, failure })).toBe(false);
    expect(await rowOf(video)).toMatchObject({ status: 'processing', error_code: null });
    expect(await ledgerOf(program, video)).toEqual([['reserve', 3]]);
  });
});
