import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is there already. It sees videos and noted changes at one instant, so what was noted meanwhile is taken off
 * and nobody has to stop writing.
 */
const FILL = `
  INSERT INTO use_days (account_id, day, engine, videos, failed, made, seconds, credits)
  SELECT account_id, day, engine, sum(videos), sum(failed), sum(made), sum(seconds), sum(credits) FROM (
    SELECT account_id, CASE WHEN created_at < statement_timestamp() - interval '90 days' THEN DATE '0001-01-01' ELSE (created_at AT TIME ZONE 'UTC')::date END AS day,
           CASE WHEN status IN ('completed', 'expired') THEN coalesce(engine_kind, '') ELSE '' END AS engine,
           0 AS videos, 0 AS failed, count(*) FILTER (WHERE status IN ('completed', 'expired')) AS made,
           coalesce(sum(duration_seconds) FILTER (WHERE status IN ('completed', 'expired')), 0) AS seconds,
           coalesce(sum(credits_used) FILTER (WHERE status IN ('completed', 'expired')), 0) AS credits
    FROM videos WHERE trashed_at IS NULL GROUP BY 1, 2, 3
    UNION ALL
    SELECT account_id, CASE WHEN created_at < statement_timestamp() - interval '90 days' THEN DATE '0001-01-01' ELSE (created_at AT TIME ZONE 'UTC')::date END, '',
           count(*), count(*) FILTER (WHERE status = 'failed'), 0, 0, 0
    FROM videos WHERE trashed_at IS NULL GROUP BY 1, 2
    UNION ALL
    SELECT account_id, day, engine, -videos, -failed, -made, -seconds, -credits FROM use_changes
  ) AS parts GROUP BY account_id, day, engine`;

/** Apart from what makes the tables, so that videos are made all the while. */
export class UseDaysFilled1793900000001 implements MigrationInterface {
  readonly name = 'UseDaysFilled1793900000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FILL);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM use_days');
  }
}
