/**
 * The built server inside this process, without workers, over an embedded database of its own; and rows that
 * wait in its line, made by SQL.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createApiKey } from '@clipwright/core/keys';
import pg from 'pg';

const api = new URL('../../apps/api/', import.meta.url);
const fromApi = createRequire(new URL('package.json', api));
fromApi('reflect-metadata');
const built = (path) => import(new URL(`dist/${path}.js`, api).href);

export const LINE = 'generate-video';
export const BARE_QUEUE = 'bare-floor';
export const MACHINE = 'sketch@benchmark';

/** model, resolution, width, height, and the lengths that wait. */
const KINDS = `(VALUES ('modela2', '480p', 854, 480), ('modela2', '720p', 1280, 720), ('modelb3', '720p', 1280, 720), ('modelb3', '1080p', 1920, 1080))
  AS kind(model, resolution, width, height)`;

const MEASURED = `
  INSERT INTO making_times (machine, model, mode, resolution, n, x, xx, y, xy)
  SELECT '${MACHINE}', model, 'text', resolution, 10, 50 * pixels, 300 * pixels * pixels, 10 + 25 * pixels, 50 * pixels + 150 * pixels * pixels
  FROM ${KINDS}, LATERAL (SELECT width * height / 1e6 AS pixels) AS size`;

const WAITERS = `
  INSERT INTO videos (id, account_id, status, mode, prompt, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, line, turn, cost, created_at)
  SELECT 'vid_' || left(md5(n::text), 22), 'acc_' || n % $2, 'queued', 'text', 'a lake at night', model, resolution, '16:9', 1 + n % 10, width, height, false, 7,
         '${LINE}', 10.0 * (n / $2), 10, clock_timestamp() - ($1 - n) * interval '1 ms'
  FROM generate_series(0, $1 - 1) AS n JOIN (SELECT *, row_number() OVER () - 1 AS k FROM ${KINDS}) AS kind ON k = n % 4`;

const TURNS = `INSERT INTO work_turns (line, account_id, finish) SELECT line, account_id, max(turn + cost) FROM videos WHERE status = 'queued' GROUP BY line, account_id`;

/** A job for each, like the one that the queue itself has put in for the first. */
const JOBS = (columns) => `
  INSERT INTO pgboss.job (id, data, ${columns}) SELECT gen_random_uuid(), jsonb_build_object('videoId', video.id), ${columns}
  FROM (SELECT ${columns} FROM pgboss.job WHERE name = '${LINE}' LIMIT 1) AS like_this, videos video WHERE video.status = 'queued'`;

const DONE = `
  INSERT INTO videos (id, account_id, status, mode, prompt, model, resolution, aspect_ratio, duration_seconds, width, height, has_audio, seed, file, completed_at)
  SELECT 'vid_' || left(md5('done' || n), 22), 'acc_done', 'completed', 'text', 'a lake at night', 'modela2', '480p', '16:9', 1, 854, 480, false, 7, n || '.mp4', now()
  FROM generate_series(1, 200) AS n`;

/** Of the account whose videos wait, and of one whose videos are done. */
export const KEYS = {
  waiting: createApiKey({ prefix: 'cw', randomBytes }),
  done: createApiKey({ prefix: 'cw', randomBytes }),
};

export const hashOf = (key) => createHash('sha256').update(key).digest();

export async function openStage() {
  const home = await mkdtemp(join(tmpdir(), 'clipwright-benchmark-'));
  Object.assign(process.env, {
    CLIPWRIGHT_HOME: home,
    PORT: '0',
    CLIPWRIGHT_ROLE: 'http',
    LOG_LEVEL: 'fatal',
    RATE_LIMIT: '10000',
    QUEUE_MAX: '1000000',
    QUEUE_MAX_PER_ACCOUNT: '1000000',
  });
  const [{ loadConfig }, { startServer }, { Log }] = await Promise.all([
    built('boot/load-config'),
    built('boot/start-server'),
    built('platform/logging/log'),
  ]);
  const server = await startServer(loadConfig(), new Log('fatal'), () => undefined);
  const pool = new pg.Pool({ connectionString: server.database.url, max: 4 });
  const { PgBoss } = await import(fromApi.resolve('pg-boss'));
  const boss = new PgBoss({
    connectionString: server.database.url,
    supervise: false,
    schedule: false,
    max: 2,
  });
  await boss.start();
  const stop = async () => {
    await boss.stop({ graceful: false });
    await pool.end();
    await server.stop();
    await rm(home, { recursive: true, force: true });
  };
  return {
    server,
    pool,
    boss,
    stop,
    service: async (path, name) => server.app.get((await built(path))[name], { strict: false }),
  };
}

/**
 * Leaves so many waiting, of so many accounts, and nothing else; with statistics and, as autovacuum would,
 * with a map of what all may see.
 */
export async function fill({ pool, service }, { waiting, accounts }) {
  await pool.query(
    'TRUNCATE videos, video_shares, credit_entries, limiter_windows, limiter_places, limiter_returns, work_turns, work_lines, work_places, making_times, api_keys, subscriptions, accounts',
  );
  await pool.query(`DELETE FROM pgboss.job`);
  await pool.query(MEASURED);
  await pool.query(
    `INSERT INTO accounts (id, email, plan) SELECT name, name || '@example.com', 'api' FROM (SELECT 'acc_' || n AS name FROM generate_series(0, $1 - 1) AS n UNION SELECT 'acc_done') AS named`,
    [accounts],
  );
  await pool.query(WAITERS, [waiting, accounts]);
  await pool.query(DONE);
  await pool.query(TURNS);
  await pool.query(`INSERT INTO work_lines (line) VALUES ('${LINE}')`);
  await putKeys(pool);
  await fillQueue({ pool, service });
  await pool.query('VACUUM ANALYZE');
}

async function putKeys(pool) {
  for (const [accountId, key] of [
    ['acc_0', KEYS.waiting],
    ['acc_done', KEYS.done],
  ]) {
    await pool.query('INSERT INTO api_keys (account_id, hash, hint) VALUES ($1, $2, $3)', [
      accountId,
      hashOf(key),
      'cw_0000',
    ]);
  }
}

async function fillQueue({ pool, service }) {
  const [queue, transactions] = [
    await service('platform/queue/job-queue', 'JobQueue'),
    await service('platform/database/transaction-runner', 'TransactionRunner'),
  ];
  await transactions.run((transaction) => queue.enqueue(transaction, { queue: LINE }, { videoId: 'first' }));
  const { rows } = await pool.query(
    `SELECT column_name FROM information_schema.columns WHERE table_schema = 'pgboss' AND table_name = 'job' AND is_generated = 'NEVER'`,
  );
  const columns = rows.map((row) => row.column_name).filter((name) => !['id', 'data'].includes(name));
  await pool.query(JOBS(columns.join(', ')));
  await pool.query(`DELETE FROM pgboss.job WHERE data ->> 'videoId' = 'first'`);
}

/** Workers say every ten seconds that they live; here it is said for them. */
export async function announce(pool) {
  await pool.query(
    `INSERT INTO work_places (line, place, machine, slots, seen_at) VALUES ('${LINE}', 'benchmark', '${MACHINE}', 1, clock_timestamp())
     ON CONFLICT (line, place) DO UPDATE SET seen_at = clock_timestamp()`,
  );
}
