import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIDEOS = [
  // turn: the virtual time from which the video may start. cost: seconds of making that its account is
  // charged. ticket: the job that carries it.
  `ALTER TABLE videos
     ADD COLUMN line text,
     ADD COLUMN turn double precision NOT NULL DEFAULT 0,
     ADD COLUMN cost double precision NOT NULL DEFAULT 0,
     ADD COLUMN ticket text,
     ADD COLUMN claimed_at timestamptz`,
  `CREATE INDEX videos_line ON videos (line, turn, created_at, id) WHERE status = 'queued'`,
  `CREATE INDEX videos_making ON videos (line, ticket) WHERE status = 'processing'`,
  // What it found stands in the two above. With statistics from before a rush it passed for the shorter way
  // to the next in line.
  `DROP INDEX videos_unfinished`,
];

/**
 * What waits or is being made during the upgrade stands in the line that its job is in, or has just died in,
 * in the order of arrival.
 */
const MOVE_IN = `
  DO $$ BEGIN
    IF to_regclass('pgboss.job') IS NOT NULL THEN
      UPDATE videos SET line = regexp_replace(job.name, '-dead$', ''), ticket = CASE WHEN videos.status = 'processing' THEN videos.id END
      FROM pgboss.job WHERE job.data ->> 'videoId' = videos.id AND job.name LIKE 'generate-video%'
        AND videos.status IN ('queued', 'processing');
    END IF;
  END $$`;

const TABLES = [
  // The virtual time of each line: the turn of the last video that was taken.
  `CREATE TABLE work_lines (
     line text NOT NULL,
     virtual_now double precision NOT NULL DEFAULT 0,
     CONSTRAINT work_lines_pkey PRIMARY KEY (line)
   )`,
  // When each account's next video may start, in virtual time.
  `CREATE TABLE work_turns (
     line text NOT NULL,
     account_id text NOT NULL,
     finish double precision NOT NULL,
     CONSTRAINT work_turns_pkey PRIMARY KEY (line, account_id)
   )`,
  // Where the videos of a line are made, as workers say while they live.
  `CREATE TABLE work_places (
     line text NOT NULL,
     place text NOT NULL,
     machine text NOT NULL,
     slots integer NOT NULL,
     seen_at timestamptz NOT NULL,
     CONSTRAINT work_places_pkey PRIMARY KEY (line, place)
   )`,
  // Decaying sums over what was made: n videos, their size x in millions of pixel-seconds, the seconds y that
  // each took.
  `CREATE TABLE making_times (
     machine text NOT NULL,
     model text NOT NULL,
     mode text NOT NULL,
     resolution text NOT NULL,
     n double precision NOT NULL,
     x double precision NOT NULL,
     xx double precision NOT NULL,
     y double precision NOT NULL,
     xy double precision NOT NULL,
     CONSTRAINT making_times_pkey PRIMARY KEY (machine, model, mode, resolution)
   )`,
];

const SIZE = `CREATE FUNCTION video_size(width integer, height integer, seconds integer) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT width::float8 * height * seconds / 1e6 $$`;

/**
 * A line through what was measured: seconds that every video takes, and seconds for each unit of size.
 * Lengths of one kind alone give no first part.
 */
const RATES = `
  CREATE VIEW making_rates AS
  SELECT machine, model, mode, resolution, fixed_seconds,
         CASE WHEN x > 0 THEN greatest((y - n * fixed_seconds) / x, 0) ELSE 0 END AS seconds_per_size
  FROM (
    SELECT *, CASE WHEN n * xx - x * x > 0.01 * x * x THEN least(greatest((y * xx - x * xy) / (n * xx - x * x), 0), y / n) ELSE 0 END AS fixed_seconds
    FROM making_times
  ) AS fitted`;

/**
 * Where the videos of each line are made now, by workers that live. Times are those of the statement, so that
 * a plan may ask once.
 */
const PLACES = `
  CREATE VIEW live_places AS SELECT * FROM work_places WHERE seen_at > statement_timestamp() - interval '30 seconds'`;

/**
 * The mean over the places that a line has now, by their slots. No row for what none of them has been
 * measured at.
 */
const LINE_RATES = `
  CREATE VIEW line_rates AS
  SELECT place.line, rate.model, rate.mode, rate.resolution,
         sum(place.slots * rate.fixed_seconds) / sum(place.slots) AS fixed_seconds,
         sum(place.slots * rate.seconds_per_size) / sum(place.slots) AS seconds_per_size
  FROM live_places place JOIN making_rates rate ON rate.machine = place.machine
  GROUP BY place.line, rate.model, rate.mode, rate.resolution`;

/** Seconds that a video of this kind takes to make in this line; null before one was measured. */
const MAKING_SECONDS = `
  CREATE FUNCTION making_seconds(of_line text, of_model text, of_mode text, of_resolution text, size double precision) RETURNS double precision
  LANGUAGE sql STABLE AS $$
    SELECT fixed_seconds + size * seconds_per_size FROM line_rates
    WHERE line = of_line AND model = of_model AND mode = of_mode AND resolution = of_resolution
  $$`;

/**
 * Of a video that takes so long as a whole, and has come so far. Null where that was never measured:
 * greatest() would pass over it.
 */
const REMAINING = `
  CREATE FUNCTION remaining_seconds(whole double precision, progress real, claimed_at timestamptz) RETURNS double precision
  LANGUAGE sql STABLE AS $$
    SELECT CASE WHEN whole IS NULL THEN NULL WHEN progress > 0 THEN whole * (1 - progress) ELSE greatest(whole - extract(epoch FROM statement_timestamp() - claimed_at), 0) END
  $$`;

/**
 * What each line has under way: its slots, how many videos, how many of them of a kind that was measured, and
 * what those still take.
 */
const LINE_LOADS = `
  CREATE VIEW line_loads AS
  SELECT line, place.slots, coalesce(making.n, 0) AS n, coalesce(making.known, 0) AS known, coalesce(making.seconds, 0) AS seconds
  FROM (SELECT line, sum(slots)::float8 AS slots FROM live_places GROUP BY line) AS place
  LEFT JOIN (
    SELECT line, count(*) AS n, count(rate.model) AS known,
           sum(remaining_seconds(fixed_seconds + video_size(width, height, duration_seconds) * seconds_per_size, progress, claimed_at)) AS seconds
    FROM videos LEFT JOIN line_rates rate USING (line, model, mode, resolution) WHERE status = 'processing' GROUP BY line
  ) AS making USING (line)`;

/**
 * Seconds until a slot is free for who comes after so many, whose work is so long; null where any of that was
 * never measured.
 */
const UNTIL_FREE = `
  CREATE FUNCTION seconds_until_free(slots double precision, n numeric, known numeric, seconds double precision) RETURNS double precision
  LANGUAGE sql IMMUTABLE AS $$
    SELECT CASE WHEN known < n THEN NULL WHEN n < slots THEN 0 ELSE seconds / slots END
  $$`;

/**
 * Seconds until a slot is free for who comes now with this turn. At most so many of those before it are
 * counted. No row: no worker lives.
 */
const LINE_WAIT = `
  CREATE FUNCTION line_wait(of_line text, of_turn double precision, most bigint) RETURNS double precision
  LANGUAGE sql STABLE AS $$
    WITH rates AS MATERIALIZED (SELECT * FROM line_rates WHERE line = of_line),
    waiting AS (
      SELECT count(*) AS n, count(rates.model) AS known, coalesce(sum(fixed_seconds + size * seconds_per_size), 0) AS seconds
      FROM (
        SELECT model, mode, resolution, video_size(width, height, duration_seconds) AS size FROM videos
        WHERE line = of_line AND status = 'queued' AND turn <= of_turn
        ORDER BY turn, created_at, id LIMIT most
      ) AS before LEFT JOIN rates USING (model, mode, resolution)
    )
    SELECT seconds_until_free(load.slots, waiting.n + load.n, waiting.known + load.known, waiting.seconds + load.seconds)
    FROM waiting, line_loads load WHERE load.line = of_line
  $$`;

/**
 * Where unfinished videos stand: the place in line, from 1, of those who wait, and the seconds until each is
 * settled, where all on its way was measured. However many are asked for, a line is walked along once, as far
 * as the last of them.
 */
const OUTLOOKS = `
  CREATE FUNCTION video_outlooks(ids text[]) RETURNS TABLE (video_id text, place double precision, seconds double precision)
  LANGUAGE sql STABLE AS $$
    WITH asked AS MATERIALIZED (
      SELECT *, video_size(width, height, duration_seconds) AS size FROM videos
      WHERE id = ANY (ids) AND status IN ('queued', 'processing') AND line IS NOT NULL
    ),
    rates AS MATERIALIZED (SELECT * FROM line_rates WHERE EXISTS (SELECT FROM asked)),
    stops AS (
      SELECT asked.*, lag(turn, 1, '-infinity') OVER along AS from_turn, lag(created_at, 1, '-infinity') OVER along AS from_arrival, lag(id, 1, '') OVER along AS from_id
      FROM asked WHERE status = 'queued' WINDOW along AS (PARTITION BY line ORDER BY turn, created_at, id)
    ),
    stretches AS (
      SELECT stop.*, stretch.n, stretch.known, stretch.seconds
      FROM stops AS stop, LATERAL (
        SELECT coalesce(sum(kind.n), 0) AS n, coalesce(sum(kind.n) FILTER (WHERE rate.model IS NOT NULL), 0) AS known,
               coalesce(sum(kind.n * fixed_seconds + kind.size * seconds_per_size), 0) AS seconds
        FROM (
          SELECT model, mode, resolution, count(*) AS n, sum(video_size(width, height, duration_seconds)) AS size FROM videos
          WHERE line = stop.line AND status = 'queued'
            AND (turn, created_at, id) >= (from_turn, from_arrival, from_id) AND (turn, created_at, id) < (stop.turn, stop.created_at, stop.id)
          GROUP BY model, mode, resolution
        ) AS kind LEFT JOIN rates rate ON (rate.line, rate.model, rate.mode, rate.resolution) = (stop.line, kind.model, kind.mode, kind.resolution)
      ) AS stretch
    ),
    ahead AS (
      SELECT stretches.*, sum(n) OVER along AS n_ahead, sum(known) OVER along AS known_ahead, sum(stretches.seconds) OVER along AS seconds_ahead
      FROM stretches WINDOW along AS (PARTITION BY line ORDER BY turn, created_at, id)
    )
    SELECT ahead.id, (n_ahead + 1)::float8,
           fixed_seconds + size * seconds_per_size + seconds_until_free(load.slots, n_ahead + load.n, known_ahead + load.known, seconds_ahead + load.seconds)
    FROM ahead LEFT JOIN rates USING (line, model, mode, resolution) LEFT JOIN line_loads load USING (line)
    UNION ALL
    SELECT asked.id, NULL, remaining_seconds(fixed_seconds + size * seconds_per_size, progress, claimed_at)
    FROM asked LEFT JOIN rates USING (line, model, mode, resolution) WHERE status = 'processing'
  $$`;

const FUNCTIONS = [
  SIZE,
  RATES,
  PLACES,
  LINE_RATES,
  MAKING_SECONDS,
  REMAINING,
  LINE_LOADS,
  UNTIL_FREE,
  LINE_WAIT,
  OUTLOOKS,
];

/** Fair turns between accounts, and what is known of how long videos take. */
export class WorkLines1790300000000 implements MigrationInterface {
  readonly name = 'WorkLines1790300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...VIDEOS, MOVE_IN, ...TABLES, ...FUNCTIONS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION video_outlooks, line_wait, seconds_until_free, making_seconds');
    await runner.query('DROP VIEW line_loads, line_rates, live_places, making_rates');
    await runner.query('DROP FUNCTION remaining_seconds, video_size');
    await runner.query('DROP TABLE making_times, work_places, work_turns, work_lines');
    await runner.query(
      `CREATE INDEX videos_unfinished ON videos (status) WHERE status IN ('queued', 'processing')`,
    );
    await runner.query('DROP INDEX videos_line, videos_making');
    await runner.query(
      'ALTER TABLE videos DROP COLUMN line, DROP COLUMN turn, DROP COLUMN cost, DROP COLUMN ticket, DROP COLUMN claimed_at',
    );
  }
}
