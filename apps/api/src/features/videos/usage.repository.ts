import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';

/** Sums of days, and what came to them since: few rows, however many videos there are. */
const SUMS = `
  FROM (
    SELECT day, engine, videos, failed, made, seconds, credits FROM use_days WHERE account_id = $1
    UNION ALL
    SELECT day, engine, videos, failed, made, seconds, credits FROM use_changes WHERE account_id = $1
  ) AS use`;

const SINCE = `WHERE day >= (now() AT TIME ZONE 'UTC')::date - $2::int`;

export const TOTALS = prepared(
  'dashboard-totals',
  `SELECT coalesce(sum(videos), 0)::int AS videos, coalesce(sum(credits), 0)::int AS "creditsUsed" ${SUMS}`,
);

export const BY_DAY = prepared(
  'dashboard-usage',
  `
    SELECT to_char(day, 'YYYY-MM-DD') AS day, sum(videos)::int AS videos, sum(failed)::int AS failed,
           sum(seconds)::int AS seconds, sum(credits)::int AS "creditsUsed"
    ${SUMS} ${SINCE} GROUP BY use.day HAVING sum(videos) > 0 ORDER BY use.day`,
);

/** Over the same days. */
export const BY_ENGINE = prepared(
  'dashboard-usage-engines',
  `
    SELECT nullif(engine, '') AS engine, sum(made)::int AS videos, sum(seconds)::int AS seconds, sum(credits)::int AS "creditsUsed"
    ${SUMS} ${SINCE} GROUP BY use.engine HAVING sum(made) > 0 ORDER BY videos DESC, engine`,
);

/** Days of which nobody asks one by one any more become one row. */
const OLD_DAY = `DATE '0001-01-01'`;
const OLD_AFTER = `interval '90 days'`;
const CHANGES_AT_ONCE = 5_000;

const ADD_UP = `
  INSERT INTO use_days AS kept (account_id, day, engine, videos, failed, made, seconds, credits)
  SELECT account_id, day, engine, videos, failed, made, seconds, credits FROM sums ORDER BY account_id, day, engine
  ON CONFLICT (account_id, day, engine) DO UPDATE SET videos = kept.videos + EXCLUDED.videos, failed = kept.failed + EXCLUDED.failed,
    made = kept.made + EXCLUDED.made, seconds = kept.seconds + EXCLUDED.seconds, credits = kept.credits + EXCLUDED.credits`;

const SUM =
  'sum(videos) AS videos, sum(failed) AS failed, sum(made) AS made, sum(seconds) AS seconds, sum(credits) AS credits';

const FOLD = statement(`
  WITH gone AS (
    DELETE FROM use_changes WHERE id IN (SELECT id FROM use_changes ORDER BY id LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED) RETURNING *
  ), sums AS (
    SELECT account_id, CASE WHEN day < clock_timestamp() - ${OLD_AFTER} THEN ${OLD_DAY} ELSE day END AS day, engine, ${SUM} FROM gone GROUP BY 1, 2, 3
  ), added AS (${ADD_UP})
  SELECT count(*)::int AS folded FROM gone`);

const FOLD_OLD = statement(`
  WITH gone AS (
    DELETE FROM use_days WHERE (account_id, day, engine) IN (
      SELECT account_id, day, engine FROM use_days WHERE day < clock_timestamp() - ${OLD_AFTER} AND day > ${OLD_DAY}
      LIMIT ${CHANGES_AT_ONCE} FOR UPDATE SKIP LOCKED
    ) RETURNING *
  ), sums AS (SELECT account_id, ${OLD_DAY} AS day, engine, ${SUM} FROM gone GROUP BY account_id, engine), added AS (${ADD_UP})
  SELECT count(*)::int AS folded FROM gone`);

/** What an account used on one day, UTC. Deleted videos, and those in the trash, are not in it. */
export interface DayOfUse {
  readonly day: string;
  readonly videos: number;
  readonly failed: number;
  /** Seconds of finished video. */
  readonly seconds: number;
  readonly creditsUsed: number;
}

/** What engines of one kind made for an account. Deleted videos, and those in the trash, are not in it. */
export interface UseOfEngine {
  /** Null for videos of versions that did not keep it. */
  readonly engine: string | null;
  readonly videos: number;
  readonly seconds: number;
  readonly creditsUsed: number;
}

/** Sums over the videos of an account. */
@Injectable()
export class UsageRepository {
  constructor(private readonly database: Database) {}

  async totals(accountId: string): Promise<{ videos: number; creditsUsed: number }> {
    const [row] = await this.database.rows<{ videos: number; creditsUsed: number }>(TOTALS, [accountId]);
    return row ?? { videos: 0, creditsUsed: 0 };
  }

  /** Days on which something was made, oldest first: today and so many before it. */
  async byDay(accountId: string, daysBefore: number): Promise<DayOfUse[]> {
    return await this.database.rows<DayOfUse>(BY_DAY, [accountId, daysBefore]);
  }

  /**
   * Kinds of engines that made something since the day so many days before today; the one with most videos
   * first.
   */
  async byEngine(accountId: string, daysBefore: number): Promise<UseOfEngine[]> {
    return await this.database.rows<UseOfEngine>(BY_ENGINE, [accountId, daysBefore]);
  }

  /** Adds up what was noted since, and days that are long over; false once all is. */
  async rollUp(): Promise<boolean> {
    const folded = await Promise.all(
      [FOLD, FOLD_OLD].map(async (fold) => (await this.database.rows<{ folded: number }>(fold))[0]?.folded),
    );
    return folded.some((rows) => rows === CHANGES_AT_ONCE);
  }
}
