import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';

/** What came to an end within an hour, and how long it had waited and was made. Sums of seconds; 0 where nothing was. */
export interface WorkHour {
  readonly hour: Date;
  readonly completed: number;
  readonly failed: number;
  readonly canceled: number;
  /** Videos that were begun. */
  readonly waits: number;
  readonly waitSeconds: number;
  readonly longestWait: number;
  /** Videos that were made. */
  readonly renders: number;
  readonly renderSeconds: number;
  readonly longestRender: number;
}

/** A video may be committed a while after its end was written into its row. */
const SETTLED_AFTER = `interval '10 minutes'`;
const KEPT_DAYS = 400;
/** As far back as anybody looks. */
const FIRST_DAYS = 31;
/** So much at a time, so that no statement takes long. */
const STEP = `interval '1 day'`;

const MADE = `status IN ('completed', 'expired')`;
const WAIT = 'extract(epoch FROM started_at - created_at)';
const RENDER = 'extract(epoch FROM completed_at - started_at)';

const SUMS = `
  count(*) FILTER (WHERE ${MADE})::int AS completed, count(*) FILTER (WHERE status = 'failed')::int AS failed,
  count(*) FILTER (WHERE status = 'canceled')::int AS canceled,
  count(started_at)::int AS waits, coalesce(sum(${WAIT}), 0)::float8 AS wait_seconds, coalesce(max(${WAIT}), 0)::float8 AS longest_wait,
  count(started_at) FILTER (WHERE ${MADE})::int AS renders, coalesce(sum(${RENDER}) FILTER (WHERE ${MADE}), 0)::float8 AS render_seconds,
  coalesce(max(${RENDER}) FILTER (WHERE ${MADE}), 0)::float8 AS longest_render`;

const HOUR_OF = (time: string): string => `date_bin('1 hour', ${time}, TIMESTAMPTZ '2000-01-01 00:00:00Z')`;

/** Null: none was told so far. */
const NEXT = prepared('next-work-hour', `SELECT max(hour) + interval '1 hour' AS next FROM work_hours`);

const REACH = statement(`
  SELECT start AS "from", least(${HOUR_OF(`clock_timestamp() - ${SETTLED_AFTER}`)}, start + ${STEP}) AS "to"
  FROM (SELECT coalesce($1::timestamptz, ${HOUR_OF(`clock_timestamp() - interval '${FIRST_DAYS} days'`)}) AS start) AS first`);

/** Hours in which nothing ended too: the newest one says how far this has come. */
const ROLL_UP = statement(`
  INSERT INTO work_hours (hour, completed, failed, canceled, waits, wait_seconds, longest_wait, renders, render_seconds, longest_render)
  SELECT hours.hour, coalesce(completed, 0), coalesce(failed, 0), coalesce(canceled, 0), coalesce(waits, 0), coalesce(wait_seconds, 0),
         coalesce(longest_wait, 0), coalesce(renders, 0), coalesce(render_seconds, 0), coalesce(longest_render, 0)
  FROM generate_series($1::timestamptz, $2::timestamptz - interval '1 hour', interval '1 hour') AS hours(hour)
  LEFT JOIN (
    SELECT ${HOUR_OF('completed_at')} AS hour, ${SUMS} FROM videos WHERE completed_at >= $1 AND completed_at < $2 GROUP BY 1
  ) AS sums ON sums.hour = hours.hour
  ON CONFLICT DO NOTHING`);

const FORGET = statement(
  `DELETE FROM work_hours WHERE hour < clock_timestamp() - interval '${KEPT_DAYS} days'`,
);

const COLUMNS = `
  hour, completed, failed, canceled, waits, wait_seconds AS "waitSeconds", longest_wait AS "longestWait",
  renders, render_seconds AS "renderSeconds", longest_render AS "longestRender"`;

const TOLD = statement(`SELECT ${COLUMNS} FROM work_hours WHERE hour >= $1 ORDER BY hour`);

/** Of what no row of the hours tells yet. */
export const SINCE = statement(`
  SELECT ${COLUMNS} FROM (
    SELECT ${HOUR_OF('completed_at')} AS hour, ${SUMS} FROM videos WHERE completed_at >= $1 GROUP BY 1
  ) AS sums ORDER BY hour`);

/** What ended hour by hour, over all accounts. What was deleted later stays counted. */
@Injectable()
export class WorkHoursRepository {
  constructor(private readonly database: Database) {}

  /**
   * Writes down the hours that are over, a day of them at most; false once all are. Whoever else does so at the same
   * time does no harm.
   */
  async rollUp(): Promise<boolean> {
    const [reach] = await this.database.rows<{ from: Date; to: Date }>(REACH, [await this.next()]);
    const isBehind = reach !== undefined && reach.from < reach.to;
    await (isBehind ? this.database.rows(ROLL_UP, [reach.from, reach.to]) : this.database.rows(FORGET));
    return isBehind;
  }

  /** The hours from the beginning of that one on, up to now; not all of those in which nothing ended. What is written down meanwhile is counted once. */
  async since(from: Date): Promise<WorkHour[]> {
    const next = await this.next();
    const told = await this.database.rows<WorkHour>(TOLD, [from]);
    const fresh = await this.database.rows<WorkHour>(SINCE, [next !== null && next > from ? next : from]);
    return [...told.filter(({ hour }) => next !== null && hour < next), ...fresh];
  }

  private async next(): Promise<Date | null> {
    const [row] = await this.database.rows<{ next: Date | null }>(NEXT);
    return row?.next ?? null;
  }
}
