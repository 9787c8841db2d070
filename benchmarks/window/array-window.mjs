// The structure that numbered places are held against: every place of a key in one jsonb array, judged by
// looking through all of them.
import { tellWindow } from '@clipwright/core/limiter';
import { prepared, statement } from '../../apps/api/dist/platform/database/statement.js';

export const ARRAY_TABLE = 'CREATE TABLE array_windows (key text PRIMARY KEY, admissions jsonb NOT NULL)';

const READ_TEXT = `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs", (SELECT admissions FROM array_windows WHERE key = $1) AS admissions`;
const READ = prepared('read-array-window', READ_TEXT);
const READ_LOCKED = statement(READ_TEXT);

const OPEN = statement(
  `INSERT INTO array_windows (key, admissions) VALUES ($1, '[]') ON CONFLICT DO NOTHING`,
);
const LOCK = statement('SELECT 1 FROM array_windows WHERE key = $1 FOR UPDATE');
const WRITE = statement('UPDATE array_windows SET admissions = $2 WHERE key = $1');

/** Locks, reads, judges and writes the whole array back. */
export async function admitInArray(transaction, { key, id, rule }) {
  await transaction.rows(OPEN, [key]);
  await transaction.rows(LOCK, [key]);
  const [{ nowMs, admissions }] = await transaction.rows(READ_LOCKED, [key]);
  const counted = countedOf(admissions, rule, nowMs);
  const admitted = counted.length < rule.limit;
  if (admitted) await transaction.rows(WRITE, [key, JSON.stringify([...counted, { id, atMs: nowMs }])]);
  return { admitted };
}

export async function readArray(pool, { key, rule }) {
  const [{ nowMs, admissions }] = await pool.rows(READ, [key]);
  const counted = countedOf(admissions, rule, nowMs);
  return tellWindow({ count: counted.length, oldestAtMs: counted[0]?.atMs ?? null }, rule, nowMs);
}

const countedOf = (admissions, { windowMs }, nowMs) =>
  admissions.filter(({ atMs }) => nowMs < atMs + windowMs);
