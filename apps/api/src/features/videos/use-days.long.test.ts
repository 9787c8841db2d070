import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createTestDatabase } from '@clipwright/testing';
import { openProgram, type Program } from '../../__fixtures__/program.js';
import { migrateOnce } from '../../platform/limits/__fixtures__/window-bench.js';
import { FAILURES, PAGES as ALL_PAGES } from './all-videos.repository.js';
import { PAGES } from './list-videos/video-page.repository.js';
import { SEARCHES } from './list-videos/video-search.repository.js';
import { BY_DAY, BY_ENGINE, TOTALS, UsageRepository } from './usage.repository.js';
import { type Step, stepsOf } from '../../__fixtures__/plan-steps.js';

const VIDEOS = 5_000;
const DAYS = 200;
/** Rows of videos that a page may cost: itself and a few beside it. */
const MOST_READ = 70;

/** Evenly over the days up to now, all of one account; one of twenty failed, and none was canceled. */
const FILL = `
  INSERT INTO videos (id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, created_at, started_at, completed_at, credits_used, engine_kind)
  SELECT 'vid_' || md5(n::text), 'acc_1', CASE WHEN n % 20 = 0 THEN 'failed' ELSE 'completed' END, 'text', 'modela2', '480p', '16:9', 5, 854, 480, false, 7,
         at, at, at, CASE WHEN n % 20 = 0 THEN 0 ELSE 5 END, CASE WHEN n % 3 = 0 THEN 'comfyui' ELSE 'sketch' END
  FROM (SELECT n, clock_timestamp() - n * interval '${DAYS} days' / ${VIDEOS} AS at FROM generate_series(1, ${VIDEOS}) AS n) AS ends`;

/** As many that others have made since. */
const MADE_SINCE = `
  INSERT INTO videos (id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, completed_at)
  SELECT 'vid_since' || n, 'acc_2', 'completed', 'text', 'modela2', '480p', '16:9', 5, 854, 480, false, 8, clock_timestamp() FROM generate_series(1, ${VIDEOS}) AS n`;

/** What the sums should be, from the videos themselves. */
const COUNTED = `
  SELECT count(*)::int AS videos, coalesce(sum(credits_used), 0)::int AS "creditsUsed" FROM videos WHERE account_id = 'acc_1' AND trashed_at IS NULL`;
const COUNTED_DAYS = `
  SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day, count(*)::int AS videos, count(*) FILTER (WHERE status = 'failed')::int AS failed,
         coalesce(sum(duration_seconds) FILTER (WHERE status IN ('completed', 'expired')), 0)::int AS seconds, coalesce(sum(credits_used), 0)::int AS "creditsUsed"
  FROM videos WHERE account_id = 'acc_1' AND trashed_at IS NULL AND created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '29 days'
  GROUP BY 1 ORDER BY 1`;
const COUNTED_ENGINES = `
  SELECT engine_kind AS engine, count(*)::int AS videos, sum(duration_seconds)::int AS seconds, sum(credits_used)::int AS "creditsUsed"
  FROM videos WHERE account_id = 'acc_1' AND trashed_at IS NULL AND created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - interval '29 days'
    AND status IN ('completed', 'expired') GROUP BY 1 ORDER BY videos DESC, engine`;

let program: Program;
let usage: UsageRepository;
beforeAll(async () => {
  program = await openProgram(await createTestDatabase({ name: 'program', migrate: migrateOnce }), {});
  usage = program.get(UsageRepository);
  // Nobody is told of so many.
  await program.sql('ALTER TABLE videos DISABLE TRIGGER videos_begun_told');
  await program.sql('ALTER TABLE videos DISABLE TRIGGER videos_moved_told');
  await program.sql(FILL);
  await program.sql(`INSERT INTO accounts (id, email) VALUES ('acc_1', 'one@example.com')`);
  await program.sql('ANALYZE videos, accounts, subscriptions');
});
afterAll(() => program.close());

async function expectSums(): Promise<void> {
  expect(await usage.totals('acc_1')).toEqual((await program.sql(COUNTED))[0]);
  expect(await usage.byDay('acc_1', 29)).toEqual(await program.sql(COUNTED_DAYS));
  expect(await usage.byEngine('acc_1', 29)).toEqual(await program.sql(COUNTED_ENGINES));
}

async function foldAll(): Promise<void> {
  for (let behind = true; behind;) behind = await usage.rollUp();
}

describe('what an account used', () => {
  it('is what its videos say, before anything is added up and after', async () => {
    await expectSums();
    await foldAll();
    await expectSums();
    const [left] = await program.sql<{ rows: number }>('SELECT count(*)::int AS rows FROM use_changes');
    expect(left?.rows).toBe(0);
  });

  it.each([
    [
      'begins',
      `INSERT INTO videos (id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed)
       VALUES ('vid_new', 'acc_1', 'queued', 'text', 'modela2', '480p', '16:9', 5, 854, 480, false, 7)`,
    ],
    [
      'is made',
      `UPDATE videos SET status = 'completed', credits_used = 5, engine_kind = 'hosted' WHERE id = 'vid_new'`,
    ],
    ['expires', `UPDATE videos SET status = 'expired' WHERE id = 'vid_new'`],
    ['is thrown away', `UPDATE videos SET trashed_at = now() WHERE id = 'vid_new'`],
    ['is put back', `UPDATE videos SET trashed_at = NULL WHERE id = 'vid_new'`],
    ['is deleted', `DELETE FROM videos WHERE id = 'vid_new'`],
    [
      'is deleted with many',
      `DELETE FROM videos WHERE created_at BETWEEN now() - interval '120 days' AND now() - interval '5 days' AND seed = 7 AND id < 'vid_4'`,
    ],
  ])('follows a video that %s', async (_, change) => {
    await program.sql(change);
    await expectSums();
    await foldAll();
    await expectSums();
  });

  it('is read off a row for each day and engine', async () => {
    for (const [{ text }, ...values] of [
      [TOTALS, 'acc_1'],
      [BY_DAY, 'acc_1', 29],
      [BY_ENGINE, 'acc_1', 29],
    ] as const)
      expect(await largestRead(text, values)).toEqual({ rows: 0, scans: [] });
  });
});

/** Rows of videos that are read, and by which indexes. */
async function largestRead(
  text: string,
  values: readonly unknown[],
): Promise<{ rows: number; scans: string[] }> {
  const [row] = await program.sql<{ 'QUERY PLAN': readonly { Plan: Step }[] }>(
    `EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${text}`,
    values,
  );
  const steps = stepsOf(row?.['QUERY PLAN'][0]?.Plan as Step);
  const reads = steps.filter((step) => step['Relation Name'] === 'videos' && step['Actual Loops'] > 0);
  return {
    rows: reads.reduce(
      (sum, step) =>
        sum + (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'],
      0,
    ),
    scans: [...new Set(reads.map((step) => step['Index Name'] ?? step['Node Type']))].toSorted(),
  };
}

const DEEP_MICROSECONDS = (): string => String(BigInt(Date.now() - (DAYS / 2) * 86_400_000) * 1000n);

describe('however many videos an account has', () => {
  it.each([
    ['the first page', PAGES.desc.text, () => ['acc_1', null, null, null, '', 20]],
    ['a page deep down', PAGES.desc.text, () => ['acc_1', null, null, DEEP_MICROSECONDS(), 'vid', 20]],
    ['the oldest', PAGES.asc.text, () => ['acc_1', null, null, null, '', 20]],
    ['a page of a rare status', PAGES.descOfStatus.text, () => ['acc_1', 'failed', null, null, '', 20]],
    [
      'a page of a status that none has',
      PAGES.descOfStatus.text,
      () => ['acc_1', 'canceled', null, null, '', 20],
    ],
    ['the last failures, for operators', FAILURES.text, () => [20]],
    ['all videos, for operators', ALL_PAGES.all.text, () => [31, null]],
    ['all of a status that none has', ALL_PAGES.status.text, () => [31, null, 'canceled']],
    ['all of an account', ALL_PAGES.account.text, () => [31, null, 'acc_1']],
    ['all of an account and a status', ALL_PAGES.accountStatus.text, () => [31, null, 'acc_1', 'canceled']],
    ['all of those whose address has a text', ALL_PAGES.text.text, () => [31, null, 'one@', null]],
    [
      'all of those whose address has a text that none has',
      ALL_PAGES.text.text,
      () => [31, null, 'nobody@', null],
    ],
  ])('%s costs a page', async (_, text, values) => {
    const { rows, scans } = await largestRead(text, values());
    expect(rows).toBeLessThanOrEqual(MOST_READ);
    expect(scans).not.toContain('Seq Scan');
  });
});

describe('a search for what no video has', () => {
  const LOOKED_AT = 1_000;
  const NEVER = [null, null, null, ['%nothing%']];

  beforeAll(async () => {
    await program.sql(MADE_SINCE);
    await program.sql('ANALYZE videos');
  });

  it.each([
    ['of all', SEARCHES.reach.text, SEARCHES.search.text, null, 'videos_account_created'],
    [
      'of a status',
      SEARCHES.reachOfStatus.text,
      SEARCHES.searchOfStatus.text,
      'completed',
      'videos_account_status',
    ],
  ])('%s reads so many, along its index', async (_, reach, search, status, index) => {
    const begins = ['acc_1', status, DEEP_MICROSECONDS(), 'vid'];
    expect(await largestRead(reach, [...begins, LOOKED_AT - 1])).toEqual({ rows: LOOKED_AT, scans: [index] });
    const [to] = await program.sql<{ created: string; id: string }>(reach, [...begins, LOOKED_AT - 1]);
    expect(await largestRead(search, [...begins, to?.created, to?.id, 61, ...NEVER])).toEqual({
      rows: LOOKED_AT,
      scans: [index],
    });
  });

  it('reads no more than a page where the first ones have it', async () => {
    const first = ['acc_1', null, null, '', null, '', 61, null, 'modela2', null, null];
    expect((await largestRead(SEARCHES.search.text, first)).rows).toBeLessThanOrEqual(MOST_READ);
  });
});
