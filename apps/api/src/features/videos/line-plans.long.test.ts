import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../platform/database/embedded-postgres.js';
import type { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { PostgresTransaction } from '../../platform/database/postgres-transaction.js';
import { SettledPageRepository } from './list-videos/settled-page.repository.js';
import { OUTLOOK, outlooksOf } from './outlook.js';
import { QueueRepository } from './queue.repository.js';
import { WorkLineRepository } from './work-line.repository.js';
import { type Step, stepsOf } from '../../__fixtures__/plan-steps.js';

// Migrations are loaded once in a process, for the test file that asks first: the schema comes from the
// command line.
const cli = join(import.meta.dirname, '../../../dist/cli.js');
const migrate = (url: string) =>
  promisify(execFile)(process.execPath, [cli, 'migrate'], { env: { ...process.env, DATABASE_URL: url } });

const LINE = 'generate-video';
const WAITING = 20_000;
const ACCOUNTS = 40;
const MAKING = 4;
const BULK = {
  model: 'modela2',
  mode: 'text',
  resolution: '480p',
  width: 854,
  height: 480,
  durationSeconds: 1,
  fps: 24,
} as const;

const COLUMNS =
  'id, account_id, status, mode, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, line, turn, cost, ticket, engine, claimed_at, settlement';

/** What was done before; after it, videos of all accounts by turns, so many of them in the making. */
const FILL = `
  INSERT INTO videos (${COLUMNS})
  SELECT 'vid_' || md5(n::text), 'acc_' || abs(n) % ${ACCOUNTS}, CASE WHEN n < 0 THEN 'completed' WHEN n < ${MAKING} THEN 'processing' ELSE 'queued' END,
         'text', 'modela2', '480p', '16:9', 1, 854, 480, false, 7, '${LINE}', n, 1, CASE WHEN n BETWEEN 0 AND ${MAKING - 1} THEN 'ticket_' || n END,
         CASE WHEN n < ${MAKING} THEN 'sketch' END, clock_timestamp(), CASE WHEN n < 0 THEN -n END
  FROM generate_series($1::int, $2::int) AS n`;

const MEASURED = [
  `INSERT INTO making_times VALUES ('sketch@here', 'modela2', 'text', '480p', 2, 1, 1, 1, 1)`,
  `INSERT INTO work_places VALUES ('${LINE}', 'here:1', 'sketch@here', 1, clock_timestamp() + interval '1 day')`,
  `INSERT INTO work_lines VALUES ('${LINE}', ${MAKING})`,
  `INSERT INTO work_turns SELECT line, account_id, max(turn + cost) FROM videos GROUP BY line, account_id`,
];

/**
 * A server that tells the plan of every statement, also of those inside functions, with the rows that each
 * step met: only a superuser may ask for that later.
 */
const EXPLAINING = {
  fsync: 'off',
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_nested_statements': 'on',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
};

let homeDir: string;
let database: EmbeddedPostgres;
let boss: PgBoss;
let client: pg.Client;
let lines: WorkLineRepository;
let queue: QueueRepository;
let settled: SettledPageRepository;
let transaction: Transaction;
let told: Step[] = [];

beforeAll(async () => {
  homeDir = await mkdtemp(join(tmpdir(), 'line-plans-'));
  database = await startEmbeddedPostgres({ homeDir, log: () => undefined, settings: EXPLAINING });
  await migrate(database.url);
  boss = new PgBoss({ connectionString: database.url, supervise: false, schedule: false });
  await boss.start();
  await boss.createQueue(LINE);
  client = new pg.Client({ connectionString: database.url });
  client.on('notice', ({ message = '' }) => hear(message));
  await client.connect();
  await fill();
  transaction = new PostgresTransaction(client);
  const here = transaction as unknown as Database;
  lines = new WorkLineRepository(here);
  queue = new QueueRepository(here);
  settled = new SettledPageRepository(here);
});

afterAll(async () => {
  await client.end();
  await boss.stop({ graceful: false });
  await database.stop();
  await rm(homeDir, { recursive: true, force: true });
});

/** Statistics are taken before anybody waits, as they are on the morning of a busy day. */
async function fill(): Promise<void> {
  await client.query(FILL, [-WAITING, -1]);
  await client.query('VACUUM ANALYZE');
  await client.query(FILL, [0, WAITING + MAKING - 1]);
  for (const statement of MEASURED) await client.query(statement);
  await boss.insert(
    LINE,
    Array.from({ length: WAITING }, (_, n) => ({ data: { videoId: `vid_${n}` } })),
  );
}

function hear(message: string): void {
  const [, plan] = message.split(/plan:\n/);
  if (plan !== undefined) told.push((JSON.parse(plan) as { Plan: Step }).Plan);
}

/** Every step that Postgres takes for this work. */
async function stepsFor(work: () => Promise<unknown>): Promise<Step[]> {
  told = [];
  await work();
  return told.flatMap(stepsOf);
}

/** What is in the making is found as quickly along the index of all that have a status. */
const AS_GOOD: Readonly<Record<string, string>> = { videos_of_status: 'videos_making' };

/**
 * Which indexes of the videos are read, and how many rows of it all together; a table that is read without
 * one shows as such.
 */
function readings(steps: readonly Step[], table = 'videos'): Record<string, number> {
  const reads: Record<string, number> = {};
  for (const step of steps.filter(
    (one) => one['Actual Loops'] > 0 && one['Node Type'].includes('Scan') && relationOf(one, table),
  )) {
    const used = step['Index Name'] ?? step['Node Type'];
    const index = AS_GOOD[used] ?? used;
    reads[index] =
      (reads[index] ?? 0) +
      (step['Actual Rows'] + (step['Rows Removed by Filter'] ?? 0)) * step['Actual Loops'];
  }
  return reads;
}

const relationOf = (step: Step, table: string): boolean =>
  step['Relation Name']?.startsWith(table) ?? step['Node Type'] === 'Bitmap Index Scan';

const sorts = (steps: readonly Step[]): string[] =>
  steps.map((step) => step['Node Type']).filter((name) => name.includes('Sort'));

/** A prepared statement is planned for good after some runs. */
async function often(work: () => Promise<unknown>): Promise<void> {
  for (let run = 0; run < 6; run += 1) await work();
}

describe.each(['that the planner has not heard of', 'in its statistics'])(
  `with ${WAITING} videos waiting %s`,
  (known) => {
    beforeAll(async () => {
      if (known === 'in its statistics') await client.query('VACUUM ANALYZE');
    });

    it('the next ones are read off the front of the line, without a sort', async () => {
      const steps = await stepsFor(() => lines.next(transaction, LINE, { atMost: 20, perAccount: null }));
      expect(readings(steps)).toEqual({ videos_line: 20 });
      expect(sorts(steps)).toEqual([]);
    });

    it('accounts that have as much in the making as they may are passed over on the way', async () => {
      const steps = await stepsFor(() => lines.next(transaction, LINE, { atMost: 20, perAccount: 1 }));
      const { videos_line: passed = 0, ...others } = readings(steps);
      expect(passed).toBeLessThanOrEqual(20 + MAKING);
      expect(others).toEqual({ videos_making: MAKING });
    });

    it('what is in the making is found without a look at what waits', async () => {
      expect(
        readings(await stepsFor(() => lines.carried(transaction, { line: LINE, name: 'ticket_2' }))),
      ).toEqual({ videos_making: 1 });
      expect(readings(await stepsFor(() => lines.carriedId({ line: LINE, name: 'ticket_2' })))).toEqual({
        videos_making: 1,
      });
      expect(readings(await stepsFor(() => lines.moving(transaction)))).toEqual({ videos_making: MAKING });
    });

    it('whether anybody waits is known from one', async () => {
      expect(readings(await stepsFor(() => lines.anybodyWaits(transaction, LINE)))).toEqual({
        videos_line: 1,
      });
    });

    it('a turn is taken with a look at one video at most', async () => {
      const steps = await stepsFor(() =>
        lines.takeTurn(transaction, { line: LINE, accountId: 'acc_7', weight: 1 }, BULK),
      );
      const { videos_line: waiting = 0, videos_making: made = 0, ...others } = readings(steps);
      expect(waiting + made).toBeLessThanOrEqual(1);
      expect(others).toEqual({});
      expect(readings(steps, 'work_turns')).toEqual({});
    });

    it('an estimate looks along the line no further than it says', async () => {
      await often(() => lines.prospect(LINE, 'acc_7', BULK));
      const steps = await stepsFor(() => lines.prospect(LINE, 'acc_7', BULK));
      const { videos_line: along, ...others } = readings(steps);
      expect(along).toBe(2_000);
      expect(others).toEqual({ videos_making: MAKING });
    });

    it('they are counted as far as the cap of the queue', async () => {
      const look = () => queue.look('acc_1', { inAll: 500, ofOne: 501 });
      await often(look);
      expect(readings(await stepsFor(look))).toEqual({ videos_line: 500 });
    });

    it('those of one account are counted along with them, and only where all are more than one may have', async () => {
      const look = () => queue.look('acc_1', { inAll: 500, ofOne: 500 });
      await often(look);
      expect(readings(await stepsFor(look))).toEqual({ videos_line: 1_000 });
    });

    it('a page of them walks along the line once, as far as its last', async () => {
      const ids = (
        await client.query<{ id: string }>(
          `SELECT id FROM videos WHERE status = 'queued' ORDER BY turn LIMIT 300`,
        )
      ).rows.map(({ id }) => id);
      const page = `SELECT ${OUTLOOK} FROM videos video ${outlooksOf('$1')} WHERE video.id = ANY ($1)`;
      const { videos_line: walked } = readings(await stepsFor(() => client.query(page, [ids])));
      expect(walked).toBeGreaterThanOrEqual(299);
      expect(walked).toBeLessThanOrEqual(300);
    });

    it('what an account has settled since is read off its own index, as far as the page goes', async () => {
      const page = { limit: 20, cursor: null, settledSince: '', status: null, mode: null } as const;
      const look = () => settled.after('acc_1', 500n, page);
      await often(look);
      expect(readings(await stepsFor(look))).toEqual({ videos_settlement: 20 });
    });

    it('a job is taken off the front of its index', async () => {
      const db = {
        executeSql: async (sql: string, values: unknown[] = []) => ({
          rows: (await client.query(sql, values)).rows as unknown[],
        }),
      };
      const steps = await stepsFor(() => boss.fetch(LINE, { db }));
      expect(readings(steps, 'job')).toMatchObject({ job_common_i11: 1 });
      expect(sorts(steps)).toEqual([]);
    });
  },
);
