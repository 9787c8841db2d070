import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { statement } from '../../platform/database/statement.js';

/** A place that videos of a line are made at, as long as its worker lives. */
export interface WorkPlace {
  readonly line: string;
  readonly place: string;
  readonly machine: string;
  readonly slots: number;
}

/** What earlier videos weigh when one more comes in: half after seven. */
const DECAY = 0.9;

const LEARN = statement(`
  INSERT INTO making_times (machine, model, mode, resolution, n, x, xx, y, xy)
  SELECT $2, model, mode, resolution, 1, size, size * size, seconds, size * seconds
  FROM (
    SELECT model, mode, resolution, video_bulk(width, height, duration_seconds, fps) AS size, extract(epoch FROM clock_timestamp() - claimed_at)::float8 AS seconds
    FROM videos WHERE id = $1 AND claimed_at IS NOT NULL
  ) AS made
  ON CONFLICT (machine, model, mode, resolution) DO UPDATE SET
    n = making_times.n * ${DECAY} + 1, x = making_times.x * ${DECAY} + EXCLUDED.x, xx = making_times.xx * ${DECAY} + EXCLUDED.xx,
    y = making_times.y * ${DECAY} + EXCLUDED.y, xy = making_times.xy * ${DECAY} + EXCLUDED.xy`);

/** Remembers how long the attempt that has just made this video took at its machine. */
export async function learnPace(transaction: Transaction, videoId: string, machine: string): Promise<void> {
  await transaction.rows(LEARN, [videoId, machine]);
}

const ANNOUNCE = statement(`
  INSERT INTO work_places (line, place, machine, slots, seen_at)
  SELECT *, clock_timestamp() FROM unnest($1::text[], $2::text[], $3::text[], $4::int[])
  ON CONFLICT (line, place) DO UPDATE SET machine = EXCLUDED.machine, slots = EXCLUDED.slots, seen_at = EXCLUDED.seen_at`);

const FORGET_OLD = statement(
  `DELETE FROM work_places WHERE seen_at < clock_timestamp() - interval '10 minutes'`,
);

const WITHDRAW = statement(
  `DELETE FROM work_places WHERE (line, place) IN (SELECT * FROM unnest($1::text[], $2::text[]))`,
);

/** Which places videos are made at now. */
@Injectable()
export class WorkPlaceRepository {
  constructor(private readonly database: Database) {}

  async announce(places: readonly WorkPlace[]): Promise<void> {
    const columns = [
      places.map(({ line }) => line),
      places.map(({ place }) => place),
      places.map(({ machine }) => machine),
      places.map(({ slots }) => slots),
    ];
    await this.database.rows(ANNOUNCE, columns);
    await this.database.rows(FORGET_OLD);
  }

  async withdraw(places: readonly WorkPlace[]): Promise<void> {
    await this.database.rows(WITHDRAW, [places.map(({ line }) => line), places.map(({ place }) => place)]);
  }
}
