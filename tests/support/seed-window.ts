import { randomBytes } from 'node:crypto';
import { createVideoId } from '@clipwright/core/keys';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';
import type { SeededAccount } from './seed-account.js';

const OPEN = `
  INSERT INTO limiter_windows (name, key, last_place, taken, at_ms, window_ms)
  VALUES ('videos', $1, $2, $2, extract(epoch FROM now()) * 1000, 86400000)
  ON CONFLICT (name, key) DO UPDATE SET last_place = EXCLUDED.last_place, taken = EXCLUDED.taken`;

const PLACES = `
  INSERT INTO limiter_places (name, key, id, place, before, weight, at_ms)
  SELECT 'videos', $1, id, place, place - 1, 1, round(extract(epoch FROM now()) * 1000 - age * 1000)
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
  await rowsOf(database, 'DELETE FROM limiter_places WHERE key = $1', [accountId]);
  await rowsOf(database, 'DELETE FROM limiter_returns WHERE key = $1', [accountId]);
  await rowsOf(database, OPEN, [accountId, ids.length]);
  await rowsOf(database, PLACES, [accountId, ids, agesSeconds]);
}
