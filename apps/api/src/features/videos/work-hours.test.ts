import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { SETTLED } from './board.repository.js';
import { SINCE, WorkHoursRepository } from './work-hours.repository.js';

const VIDEOS = 30_000;
const DAYS = 300;

/** Evenly over the days up to now, each after 4 seconds of waiting and 6 in the making; every tenth failed. */
const FILL = `
  INSERT INTO videos (id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, created_at, started_at, completed_at)
  SELECT 'vid_' || md5(n::text), 'acc_1', CASE WHEN n % 10 = 0 THEN 'failed' ELSE 'expired' END, 'text', 'modela2', '480p', '16:9', 1, 854, 480, false, 7,
         at - interval '10 seconds', at - interval '6 seconds', at
  FROM (SELECT n, clock_timestamp() - n * interval '${DAYS} days' / ${VIDEOS} AS at FROM generate_series(1, ${VIDEOS}) AS n) AS ends`;

const explaining = (text: string): string => `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`;

interface Step {
  readonly 'Index Name'?: string;
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Step[];
}

const stepsOf = (step: Step): Step[] => [step, ...(step.Plans ?? []).flatMap(stepsOf)];
/** The beginning of an hour. */
const hoursAgo = (hours: number): Date => new Date((Math.floor(Date.now() / 3_600_000) - hours) * 3_600_000);

let program: Program;
let hours: WorkHoursRepository;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }), {});
  hours = program.get(WorkHoursRepository);
  // Nobody is told of so many.
  for (const text of ['ALTER TABLE videos DISABLE TRIGGER USER', FILL, 'ANALYZE videos'])
    await program.sql(text);
});
afterAll(() => program.close());

const total = async (since: Date): Promise<{ videos: number; waits: number }> => {
  const all = await hours.since(since);
  return {
    videos: all.reduce((sum, { completed, failed }) => sum + completed + failed, 0),
    waits: Math.max(...all.map(({ longestWait }) => longestWait)),
  };
};

/** Along the index of what ended, and no further than the day goes. */
async function expectShortWay(text: string, values: readonly unknown[]): Promise<void> {
  const [row] = await program.sql<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(explaining(text), values);
  const steps = stepsOf(row?.['QUERY PLAN'][0]?.Plan as Step);
  const reads = steps.filter(
    ({ 'Relation Name': name, 'Index Name': index }) => name === 'videos' || index === 'videos_ended',
  );
  expect(reads.map((step) => step['Index Name'] ?? step['Node Type'])).toContain('videos_ended');
  expect(reads.map((step) => step['Node Type'])).not.toContain('Seq Scan');
  for (const step of reads)
    expect(step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)).toBeLessThan(200);
}

describe('the hours of work', () => {
  it('are read off an index of what ended, as far back as is asked for, however many videos there are', async () => {
    await expectShortWay(SINCE.text, [hoursAgo(24)]);
  });

  it('are the same whether they were written down or not, and are written down a day at a time', async () => {
    const since = hoursAgo(24 * 20);
    const before = await total(since);
    for (let behind = true; behind;) behind = await hours.rollUp();
    const [row] = await program.sql<{ told: number; behind: number }>(
      `SELECT count(*)::int AS told, (extract(epoch FROM clock_timestamp() - max(hour)) / 3600)::float8 AS behind FROM work_hours`,
    );
    expect(row?.told).toBeGreaterThanOrEqual(31 * 24 - 1);
    expect(row?.behind).toBeLessThan(3);
    expect(before.waits).toBeCloseTo(4);
    expect(await total(since)).toEqual(before);
  });

  it('count what was deleted since', async () => {
    const since = hoursAgo(24 * 10);
    const before = await total(since);
    await program.sql(
      `DELETE FROM videos WHERE completed_at BETWEEN clock_timestamp() - interval '9 days' AND clock_timestamp() - interval '8 days'`,
    );
    expect(await total(since)).toEqual(before);
  });
});

it('the board reads what ended within a day off the same index', async () => {
  await expectShortWay(SETTLED.text, [null, null, 20]);
});
