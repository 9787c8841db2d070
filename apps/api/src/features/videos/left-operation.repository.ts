import type { Operation } from '@clipwright/core/engine';
import { Injectable } from '@nestjs/common';
import type { PlaceName } from '@clipwright/engines/catalog';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Channel of the notifications that something was left; the row itself sends them. */
export const OPERATION_LEFT = 'operation_left';

/** What a video has begun at a place and left there. */
export interface LeftOperation extends PlaceName {
  readonly id: string;
  readonly videoId: string;
  readonly operation: Operation;
  /** Whether it holds a slot: its work is not known to have ended. */
  readonly holds: boolean;
  /** Since it was left. */
  readonly forMs: number;
  /** Looks in a row that told nothing, or removed nothing. */
  readonly misses: number;
}

const COLUMNS = `id::text, video_id AS "videoId", engine, replica, operation, holds, misses,
  (extract(epoch FROM clock_timestamp() - left_at) * 1000)::float8 AS "forMs"`;

/** Whoever takes it looks within that time, or has died. */
const TAKE = statement(`
  UPDATE left_operations SET look_at = clock_timestamp() + $2::float8 * interval '1 millisecond' WHERE id IN (
    SELECT id FROM left_operations WHERE look_at <= clock_timestamp() ORDER BY look_at LIMIT $1 FOR UPDATE SKIP LOCKED
  ) RETURNING ${COLUMNS}`);

const NEXT = statement(
  `SELECT (extract(epoch FROM min(look_at) - clock_timestamp()) * 1000)::float8 AS ms FROM left_operations`,
);

const LATER = statement(`
  UPDATE left_operations SET holds = holds AND $2::boolean, misses = $3::int, look_at = clock_timestamp() + $4::float8 * interval '1 millisecond'
  WHERE id = $1`);

const FORGET = statement('DELETE FROM left_operations WHERE id = $1');

/** What was known of the start alone gives way to what it has begun. */
const LEARN = statement(`
  WITH start AS (DELETE FROM left_operations WHERE video_id = $1 AND attempt = $2 AND operation ->> 'phase' = 'starting'),
  told AS (SELECT pg_notify('${OPERATION_LEFT}', ''))
  INSERT INTO left_operations (video_id, attempt, engine, replica, operation, holds)
  SELECT $1::text, $2::int, $3::text, $4::text, $5::jsonb, true FROM told
  WHERE NOT EXISTS (SELECT 1 FROM videos WHERE id = $1 AND status IN ('queued', 'processing'))`);

const HELD = statement(`SELECT ${COLUMNS} FROM left_operations WHERE holds ORDER BY left_at, id`);

const RELEASE = statement(
  'UPDATE left_operations SET holds = false WHERE video_id = $1 AND holds RETURNING engine, replica',
);

/** An operation of an attempt that came too late to be saved. */
export interface LateOperation extends PlaceName {
  readonly videoId: string;
  readonly attempt: number;
  readonly operation: Operation;
}

/** Operations that outlive their videos' making. Rows come of themselves, when a video ends or moves on. */
@Injectable()
export class LeftOperationRepository {
  constructor(private readonly database: Database) {}

  /** What is due for a look, for whoever comes first; it is due again after that time. */
  async take(atMost: number, againInMs: number): Promise<LeftOperation[]> {
    return await this.database.rows<LeftOperation>(TAKE, [atMost, againInMs]);
  }

  /** Until the next look; null: nothing is left anywhere. */
  async nextInMs(): Promise<number | null> {
    const [row] = await this.database.rows<{ ms: number | null }>(NEXT);
    return row?.ms ?? null;
  }

  /** It is looked at again. A slot that is not held any more stays so. */
  async later(
    { id }: LeftOperation,
    { holds, misses, inMs }: { holds: boolean; misses: number; inMs: number },
  ): Promise<void> {
    await this.database.rows(LATER, [id, holds, misses, inMs]);
  }

  async forget({ id }: LeftOperation): Promise<void> {
    await this.database.rows(FORGET, [id]);
  }

  /** What a start has begun whose video had ended by then. */
  async learn({ videoId, attempt, engine, replica, operation }: LateOperation): Promise<void> {
    await this.database.rows(LEARN, [videoId, attempt, engine, replica, JSON.stringify(operation)]);
  }

  /** Those that hold a slot, longest first. */
  async held(): Promise<LeftOperation[]> {
    return await this.database.rows<LeftOperation>(HELD);
  }

  /** Gives the slots back that what a video has left holds: where they are. */
  async release(transaction: Transaction, videoId: string): Promise<PlaceName[]> {
    return await transaction.rows<PlaceName>(RELEASE, [videoId]);
  }
}
