import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Database } from '../database/database.js';
import { statement } from '../database/statement.js';

type StorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

const COUNT_HIT = statement(`
  INSERT INTO throttle_hits (key, hits, expires_at)
  VALUES ($1, 1, now() + $2 * interval '1 millisecond')
  ON CONFLICT (key) DO UPDATE SET
    hits = CASE WHEN throttle_hits.expires_at <= now() THEN 1 ELSE throttle_hits.hits + 1 END,
    expires_at = CASE WHEN throttle_hits.expires_at <= now() THEN EXCLUDED.expires_at ELSE throttle_hits.expires_at END
  RETURNING hits, ceil(extract(epoch FROM expires_at - now()))::int AS "secondsLeft"`);

const TAKE_BACK = statement('UPDATE throttle_hits SET hits = greatest(hits - 1, 0) WHERE key = $1');

const FORGET = statement('DELETE FROM throttle_hits WHERE key = $1');

const FORGET_EXPIRED = statement(`
  DELETE FROM throttle_hits
  WHERE key IN (SELECT key FROM throttle_hits WHERE expires_at < now() LIMIT 100 FOR UPDATE SKIP LOCKED)`);

/**
 * @nestjs/throttler's counters in Postgres, so that replicas share them. One upsert a hit; old rows go as new
 * ones come.
 */
@Injectable()
export class PostgresThrottlerStorage implements ThrottlerStorage {
  constructor(private readonly database: Database) {}

  async increment(key: string, ttlMs: number, limit: number): Promise<StorageRecord> {
    const rows = await this.database.rows<{ hits: number; secondsLeft: number }>(COUNT_HIT, [key, ttlMs]);
    const { hits, secondsLeft } = rows[0] ?? { hits: 1, secondsLeft: 1 };
    if (hits === 1) await this.database.rows(FORGET_EXPIRED);
    const timeLeft = Math.max(1, secondsLeft);
    return { totalHits: hits, timeToExpire: timeLeft, isBlocked: hits > limit, timeToBlockExpire: timeLeft };
  }

  /** Takes one hit back. */
  async giveBack(key: string): Promise<void> {
    await this.database.rows(TAKE_BACK, [key]);
  }

  /** Forgets what was counted of a source. */
  async forget(key: string): Promise<void> {
    await this.database.rows(FORGET, [key]);
  }
}
