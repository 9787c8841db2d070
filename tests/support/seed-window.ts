import { randomBytes } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';
import type { SeededAccount } from './seed-account.js';

const OPEN = `
  INSERT INTO rate_windows (key, last_place) VALUES ($1, $2)
  ON CONFLICT (key) DO UPDATE SET last_place = EXCLUDED.last_place`;

const PLACES = `
  INSERT INTO rate_places (key, id, place, at_ms)
  SELECT $1, id, place, round(extract(epoch FROM now()) * 1000 - age * 1000)
  FROM unnest($2::text[], $3::float8[]) WITH ORDINALITY AS counted (id, age, place)`;

/**
 * Replaces an account's window: one admission for each age, in seconds before the database's now, oldest
 * first.
 */
export async function seedWindow(
  database: TestDatabase,
  { accountId }: SeededAccount,
  agesSeconds: readonly number[],
): Promise<void> {
  const ids = agesSeconds.map(() => createVideoId(randomBytes));
  await rowsOf(database, 'DELETE FROM rate_places WHERE key = $1', [accountId]);
  await rowsOf(database, 'DELETE FROM rate_returns WHERE key = $1', [accountId]);
  await rowsOf(database, OPEN, [accountId, ids.length]);
  await rowsOf(database, PLACES, [accountId, ids, agesSeconds]);
}
