import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';

/** A worker that lives, and how many seconds it was measured to take for a clip of `postText`'s size. */
export interface SeededPace {
  readonly seconds: number;
  readonly slots?: number;
  /** Seconds since the worker was last heard of; by default it will be heard of for an hour. */
  readonly heardSecondsAgo?: number;
}

const PLACE = `
  INSERT INTO work_places (line, place, machine, slots, seen_at) VALUES ('generate-video', 'sketch@seeded:1', 'sketch@seeded', $1, now() - $2 * interval '1 second')
  ON CONFLICT (line, place) DO UPDATE SET slots = EXCLUDED.slots, seen_at = EXCLUDED.seen_at`;

const PACE = `
  INSERT INTO making_times (machine, model, mode, resolution, n, x, xx, y, xy)
  SELECT 'sketch@seeded', 'modela2', 'text', '480p', 1, size, size * size, $1::float8, size * $1::float8 FROM video_size(854, 480, 1) AS size
  ON CONFLICT (machine, model, mode, resolution) DO UPDATE SET x = EXCLUDED.x, xx = EXCLUDED.xx, y = EXCLUDED.y, xy = EXCLUDED.xy`;

/** Writes what a worker would have announced and measured for the quickest clip, and for nothing else. */
export async function seedPace(
  database: TestDatabase,
  { seconds, slots = 1, heardSecondsAgo = -3_600 }: SeededPace,
): Promise<void> {
  await rowsOf(database, PLACE, [slots, heardSecondsAgo]);
  await rowsOf(database, PACE, [seconds]);
}
