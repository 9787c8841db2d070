// What an admission, a refusal and a reading of the rolling window cost with a window that is full but for
// one place, at limits from 10 to 1,000,000, against a transaction with one plain UPDATE of one row: by turns
// in one run, on a Postgres of its own. Wants a build. Usage: node benchmarks/window/run.mjs [rounds] ->
// results.json and results.md, some two minutes on two cores.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDataSource, NO_LIMITS } from '../../apps/api/dist/platform/database/data-source.js';
import { startEmbeddedPostgres } from '../../apps/api/dist/platform/database/embedded-postgres.js';
import { migrate } from '../../apps/api/dist/platform/database/migrate.js';
import { PostgresDatabase } from '../../apps/api/dist/platform/database/postgres-database.js';
import { prepared, statement } from '../../apps/api/dist/platform/database/statement.js';
import { PostgresTransactions } from '../../apps/api/dist/platform/database/postgres-transactions.js';
import { PostgresWindow } from '../../apps/api/dist/platform/limits/postgres-window.js';
import { median, round } from '../measure.mjs';
import { admitInArray, ARRAY_TABLE, readArray } from './array-window.mjs';

const [rounds = 5] = process.argv.slice(2).map(Number);
const LIMITS = [10, 15, 1_000, 10_000, 100_000, 1_000_000];
/** Above it one write of the array takes seconds. */
const LARGEST_ARRAY = 100_000;
const WINDOW_MS = 1_800_000;
const EACH = 100;
/** An array this long takes so much time that fewer turns have to do. */
const SLOW_ARRAY = { from: 10_000, each: 3 };

// Commits don't wait for the disk: what is compared is the work, not the disk.
const SETTINGS = { synchronous_commit: 'off', max_connections: '50' };
const home = mkdtempSync(join(tmpdir(), 'clipwright-benchmark-'));
const postgres = await startEmbeddedPostgres({ homeDir: home, log: () => undefined, settings: SETTINGS });
const dataSource = createDataSource({ url: postgres.url, poolSize: 4 }, () => undefined, NO_LIMITS);
await dataSource.initialize();
await migrate(dataSource, postgres.url);
const pool = new PostgresDatabase(dataSource, { url: postgres.url, poolSize: 4 }, { warn: () => undefined });
const transactions = new PostgresTransactions(dataSource);
const sql = (text, values = []) => dataSource.query(text, values);

const COUNT = statement('UPDATE plain SET count = count + 1 WHERE id = 1');
const PLAIN = prepared('plain', 'SELECT count FROM plain WHERE id = $1');

/** Places of the last half of the window: none of them leaves by itself for as long as this takes. */
async function fill(limit) {
  const key = `key-${limit}`;
  const times = `(extract(epoch FROM now()) * 1000)::float8 - ${WINDOW_MS * 0.5} + ${WINDOW_MS * 0.4}::float8 * n / ${limit}`;
  await sql(`INSERT INTO limiter_windows (name, key, last_place, taken) VALUES ('videos', $1, $2, $2)`, [
    key,
    limit,
  ]);
  await sql(
    `INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms) SELECT 'videos', $1, 'vid_' || lpad(n::text, 22, '0'), n, n - 1, 1, ${times} FROM generate_series(1, ${limit}) n`,
    [key],
  );
  if (limit > LARGEST_ARRAY) return;
  await sql(
    `INSERT INTO array_windows SELECT $1, jsonb_agg(jsonb_build_object('id', 'vid_' || lpad(n::text, 22, '0'), 'atMs', ${times}) ORDER BY n) FROM generate_series(1, ${limit}) n`,
    [key],
  );
}

/** Lets the oldest place leave the window, as time does. */
const leave = {
  places: (key) =>
    sql(
      `UPDATE limiter_places SET at_ms = at_ms - ${WINDOW_MS} WHERE name = 'videos' AND key = $1 AND id = (SELECT id FROM limiter_places WHERE name = 'videos' AND key = $1 AND at_ms > (extract(epoch FROM now()) * 1000)::float8 - ${WINDOW_MS} ORDER BY at_ms, place LIMIT 1)`,
      [key],
    ),
  array: (key) => sql(`UPDATE array_windows SET admissions = admissions - 0 WHERE key = $1`, [key]),
};

let made = 0;
const newId = () => `new_${String((made += 1)).padStart(22, '0')}`;

async function timed(work) {
  const startMs = performance.now();
  await work();
  return performance.now() - startMs;
}

/** Work and floor by turns, one of each: a machine that others use is slow for both. */
async function held(each, { work, floor, before = async () => undefined }) {
  const times = { work: [], floor: [] };
  for (let turn = 0; turn < each; turn += 1) {
    await before();
    times.floor.push(await timed(floor));
    times.work.push(await timed(work));
  }
  return { ratio: median(times.work) / median(times.floor), ms: median(times.work) };
}

function must(wanted, found) {
  if (wanted !== found) throw new Error(`expected ${wanted}, found ${found}`);
}

const plain = {
  write: () => transactions.run((transaction) => transaction.rows(COUNT)),
  read: () => pool.rows(PLAIN, [1]),
};

function placesAt(limit) {
  const key = `key-${limit}`;
  const window = new PostgresWindow({ limit, windowMs: WINDOW_MS }, pool);
  const admit = () =>
    transactions.run(async (transaction) => {
      await window.lock(transaction, key);
      must(true, (await window.admit(transaction, key, newId())).admitted);
    });
  return {
    admission: () => held(EACH, { work: admit, floor: plain.write, before: () => leave.places(key) }),
    // What a refused call costs before and beside its answer: a look without a lock.
    refusal: () =>
      held(EACH, { work: async () => must(0, (await window.read(key)).remaining), floor: plain.read }),
  };
}

function arrayAt(limit) {
  const key = `key-${limit}`;
  const each = limit >= SLOW_ARRAY.from ? SLOW_ARRAY.each : EACH;
  const rule = { limit, windowMs: WINDOW_MS };
  const admit = () =>
    transactions.run(async (transaction) =>
      must(true, (await admitInArray(transaction, { key, id: newId(), rule })).admitted),
    );
  return {
    admission: () => held(each, { work: admit, floor: plain.write, before: () => leave.array(key) }),
    refusal: () =>
      held(each, {
        work: async () => must(0, (await readArray(pool, { key, rule })).remaining),
        floor: plain.read,
      }),
  };
}

async function rowOf(structure, limit, subject) {
  const [admission, refusal] = [await subject.admission(), await subject.refusal()];
  return {
    limit,
    structure,
    admission: admission.ratio,
    refusal: refusal.ratio,
    admissionMs: admission.ms,
    refusalMs: refusal.ms,
  };
}

async function oneRound() {
  const rows = [];
  for (const limit of LIMITS) {
    rows.push(await rowOf('places', limit, placesAt(limit)));
    if (limit <= LARGEST_ARRAY) rows.push(await rowOf('array', limit, arrayAt(limit)));
  }
  return rows;
}

function summary(all) {
  const names = all[0].map(({ limit, structure }) => ({ limit, structure }));
  return names.map((name, index) => {
    const middle = (field) => round(median(all.map((rows) => rows[index][field])));
    return {
      ...name,
      admission: middle('admission'),
      refusal: middle('refusal'),
      admissionMs: middle('admissionMs'),
      refusalMs: middle('refusalMs'),
    };
  });
}

function report(rows, load) {
  const here = new URL('.', import.meta.url).pathname;
  const facts = { cores: cpus().length, node: process.version, rounds, load };
  writeFileSync(`${here}results.json`, `${JSON.stringify({ ...facts, rows }, null, 2)}\n`);
  const cell = (limit, structure, field) =>
    rows.find((row) => row.limit === limit && row.structure === structure)?.[field] ?? '-';
  const lines = LIMITS.map(
    (limit) =>
      `| ${limit.toLocaleString('en')} | ${cell(limit, 'places', 'admission')} | ${cell(limit, 'places', 'refusal')} | ${cell(limit, 'array', 'admission')} | ${cell(limit, 'array', 'refusal')} |`,
  );
  writeFileSync(
    `${here}results.md`,
    `# What the rolling window costs

An admission into a window that is full but for one place, in its transaction, against a transaction with one plain UPDATE of one row; a look at a
full window, which is what refusing costs, against a prepared SELECT of one row. One after the other on one connection, commits not waiting for the disk,
by turns in one run: medians of ${rounds} rounds on ${facts.cores} cores, load ${load.join(' to ')}. The array is the structure before: all places of a key in one row.
Made by \`node benchmarks/window/run.mjs\`.

| RATE_LIMIT | places: admission | places: refusal, reading | array: admission | array: refusal, reading |
|---|---|---|---|---|
${lines.join('\n')}
`,
  );
}

try {
  await sql('CREATE TABLE plain (id int PRIMARY KEY, count bigint NOT NULL)');
  await sql('INSERT INTO plain VALUES (1, 0)');
  await sql(ARRAY_TABLE);
  for (const limit of LIMITS) await fill(limit);
  await sql('VACUUM ANALYZE');
  const loads = [round(loadavg()[0])];
  await oneRound();
  const all = [];
  for (let turn = 0; turn < rounds; turn += 1) all.push(await oneRound());
  const rows = summary(all);
  report(rows, [...loads, round(loadavg()[0])]);
  console.table(rows);
} finally {
  await pool.onModuleDestroy();
  await dataSource.destroy();
  await postgres.stop();
  rmSync(home, { recursive: true, force: true });
}
