import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIDEOS = [
  // turn: the virtual time from which the video may start. cost: seconds of making that its account is charged. ticket: the job that carries it.
  `ALTER TABLE videos
     ADD COLUMN line text,
     ADD COLUMN turn double precision NOT NULL DEFAULT 0,
     ADD COLUMN cost double precision NOT NULL DEFAULT 0,
     ADD COLUMN ticket text,
     ADD COLUMN claimed_at timestamptz`,
  `CREATE INDEX videos_line ON videos (line, turn, created_at, id) WHERE status = 'queued'`,
  `CREATE INDEX videos_making ON videos (line, ticket) WHERE status = 'processing'`,
];

/** What waits or is being made during the upgrade stands in the line that its job is in, or has just died in, in the order of arrival. */
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
  // Decaying sums over what was made: n videos, their size x in millions of pixel-seconds, the seconds y that each took.
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

/** A line through what was measured: seconds that every video takes, and seconds for each unit of size. Lengths of one kind alone give no first part. */
const RATES = `
  CREATE VIEW making_rates AS
  SELECT machine, model, mode, resolution, fixed_seconds,
         CASE WHEN x > 0 THEN greatest((y - n * fixed_seconds) / x, 0) ELSE 0 END AS seconds_per_size
  FROM (
    SELECT *, CASE WHEN n * xx - x * x > 0.01 * x * x THEN least(greatest((y * xx - x * xy) / (n * xx - x * x), 0), y / n) ELSE 0 END AS fixed_seconds
    FROM making_times
  ) AS fitted`;

/** The mean over the places that a line has now, by their slots. No row for what none of them has been measured at. */
const LINE_RATES = `
  CREATE VIEW line_rates AS
  SELECT place.line, rate.model, rate.mode, rate.resolution,
         sum(place.slots * rate.fixed_seconds) / sum(place.slots) AS fixed_seconds,
         sum(place.slots * rate.seconds_per_size) / sum(place.slots) AS seconds_per_size
  FROM work_places place JOIN making_rates rate ON rate.machine = place.machine
  WHERE place.seen_at > clock_timestamp() - interval '30 seconds'
  GROUP BY place.line, rate.model, rate.mode, rate.resolution`;

/** Seconds that a video of this kind takes to make in this line; null before one was measured. */
const MAKING_SECONDS = `
  CREATE FUNCTION making_seconds(of_line text, of_model text, of_mode text, of_resolution text, size double precision) RETURNS double precision
  LANGUAGE sql STABLE AS $$
    SELECT fixed_seconds + size * seconds_per_size FROM line_rates
    WHERE line = of_line AND model = of_model AND mode = of_mode AND resolution = of_resolution
  $$`;

/**
 * What stands before a turn: how many wait (at most so many are counted), and the seconds until a slot is free for it; null
 * where anything on the way was never measured, or no worker lives.
 */
const OUTLOOK = `
  CREATE FUNCTION line_outlook(of_line text, of_turn double precision, of_arrival timestamptz, of_id text, most bigint, OUT ahead integer, OUT wait_seconds double precision)
  LANGUAGE sql STABLE AS $$
    WITH rates AS MATERIALIZED (SELECT * FROM line_rates WHERE line = of_line),
    places AS (SELECT sum(slots)::float8 AS slots FROM work_places WHERE line = of_line AND seen_at > clock_timestamp() - interval '30 seconds'),
    waiting AS (
      SELECT count(*) AS n, count(rates.model) AS known, sum(fixed_seconds + size * seconds_per_size) AS seconds
      FROM (
        SELECT model, mode, resolution, video_size(width, height, duration_seconds) AS size FROM videos
        WHERE line = of_line AND status = 'queued' AND (turn, created_at, id) < (of_turn, of_arrival, of_id)
        ORDER BY turn, created_at, id LIMIT most
      ) AS before LEFT JOIN rates USING (model, mode, resolution)
    ),
    making AS (
      SELECT count(*) AS n, count(rates.model) AS known, sum(
        CASE WHEN progress > 0 THEN (fixed_seconds + size * seconds_per_size) * (1 - progress)
             ELSE greatest(fixed_seconds + size * seconds_per_size - extract(epoch FROM clock_timestamp() - claimed_at), 0) END) AS seconds
      FROM (
        SELECT model, mode, resolution, progress, claimed_at, video_size(width, height, duration_seconds) AS size FROM videos
        WHERE line = of_line AND status = 'processing'
      ) AS now LEFT JOIN rates USING (model, mode, resolution)
    )
    SELECT waiting.n::integer,
           CASE WHEN places.slots IS NULL OR waiting.known < waiting.n OR making.known < making.n THEN NULL
                WHEN waiting.n + making.n < places.slots THEN 0
                ELSE (coalesce(waiting.seconds, 0) + coalesce(making.seconds, 0)) / places.slots END
    FROM waiting, making, places
  $$`;

const FUNCTIONS = [SIZE, RATES, LINE_RATES, MAKING_SECONDS, OUTLOOK];

/** Fair turns between accounts, and what is known of how long videos take. */
export class WorkLines1790300000000 implements MigrationInterface {
  readonly name = 'WorkLines1790300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...VIDEOS, MOVE_IN, ...TABLES, ...FUNCTIONS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION line_outlook, making_seconds');
    await runner.query('DROP VIEW line_rates, making_rates');
    await runner.query('DROP FUNCTION video_size');
    await runner.query('DROP TABLE making_times, work_places, work_turns, work_lines');
    await runner.query('DROP INDEX videos_line, videos_making');
    await runner.query('ALTER TABLE videos DROP COLUMN line, DROP COLUMN turn, DROP COLUMN cost, DROP COLUMN ticket, DROP COLUMN claimed_at');
  }
}
