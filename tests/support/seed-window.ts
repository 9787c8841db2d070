import { randomBytes } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';
import type { SeededAccount } from './seed-account.js';

/** Replaces an account's window: one admission for each age, in seconds before the database's now, oldest first. */
export async function seedWindow(database: TestDatabase, { accountId }: SeededAccount, agesSeconds: readonly number[]): Promise<void> {
  const [clock] = await rowsOf<{ nowMs: number }>(
    database,
    'SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS "nowMs"',
  );
  const admissions = agesSeconds.map((age) => ({ id: createVideoId(randomBytes), atMs: Math.round((clock?.nowMs ?? 0) - age * 1000) }));
  await rowsOf(
    database,
    `INSERT INTO rate_windows (key, admissions) VALUES ($1, $2)
     ON CONFLICT (key) DO UPDATE SET admissions = EXCLUDED.admissions`,
    [accountId, JSON.stringify(admissions)],
  );
}
