import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared } from '../../platform/database/statement.js';

const TOTALS = prepared(
  'dashboard-totals',
  `SELECT count(*)::int AS videos, coalesce(sum(credits_used), 0)::int AS "creditsUsed" FROM videos WHERE account_id = $1 AND trashed_at IS NULL`,
);

const BY_DAY = prepared(
  'dashboard-usage',
  `
    SELECT to_char(created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD') AS day,
           count(*)::int AS videos,
           count(*) FILTER (WHERE status = 'failed')::int AS failed,
           coalesce(sum(duration_seconds) FILTER (WHERE status IN ('completed', 'expired')), 0)::int AS seconds,
           coalesce(sum(credits_used), 0)::int AS "creditsUsed"
    FROM videos WHERE account_id = $1 AND trashed_at IS NULL AND created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - $2 * interval '1 day'
    GROUP BY 1 ORDER BY 1`,
);

/** Over the same days. */
const BY_ENGINE = prepared(
  'dashboard-usage-engines',
  `
    SELECT engine_kind AS engine, count(*)::int AS videos, sum(duration_seconds)::int AS seconds, sum(credits_used)::int AS "creditsUsed"
    FROM videos WHERE account_id = $1 AND trashed_at IS NULL AND created_at >= date_trunc('day', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' - $2 * interval '1 day'
      AND status IN ('completed', 'expired')
    GROUP BY 1 ORDER BY videos DESC, engine`,
);

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
}
