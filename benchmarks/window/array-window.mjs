// The structure that numbered places are held against: every place of a key in one jsonb array, judged by
// core's pure limiter.
import { admit, readWindow } from '@clipwright/core/limiter';

export const ARRAY_TABLE = 'CREATE TABLE array_windows (key text PRIMARY KEY, admissions jsonb NOT NULL)';

const READ = {
  name: 'read-array-window',
  text: `SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs", (SELECT admissions FROM array_windows WHERE key = $1) AS admissions`,
};

/** Locks, reads, judges and writes the whole array back. */
export async function admitInArray(transaction, { key, id, rule }) {
  await transaction.rows(
    `INSERT INTO array_windows (key, admissions) VALUES ($1, '[]') ON CONFLICT DO NOTHING`,
    [key],
  );
  await transaction.rows('SELECT 1 FROM array_windows WHERE key = $1 FOR UPDATE', [key]);
  const [{ nowMs, admissions }] = await transaction.rows(READ.text, [key]);
  const outcome = admit({ admissions }, { id, nowMs, rule });
  if (outcome.admitted)
    await transaction.rows('UPDATE array_windows SET admissions = $2 WHERE key = $1', [
      key,
      JSON.stringify(outcome.state.admissions),
    ]);
  return outcome;
}

export async function readArray(pool, { key, rule }) {
  const [{ nowMs, admissions }] = await pool.rows(READ, [key]);
  return readWindow({ admissions }, rule, nowMs);
}
