import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMN = `ALTER TABLE videos ADD COLUMN fps real NOT NULL DEFAULT 24`;

/** A video of more frames a second is so much larger. */
const SIZE = `CREATE FUNCTION video_bulk(width integer, height integer, seconds integer, fps real) RETURNS double precision
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$ SELECT width::float8 * height * seconds * (fps::float8 / 24) / 1e6 $$`;

const ASKS = 'video_size(width, height, duration_seconds)';
const ASKS_WITH_RATE = 'video_bulk(width, height, duration_seconds, fps)';

/** The functions that ask for the size in one form, made again to ask in the other. */
const asking = (from: string, to: string): string => `
  DO $$
  DECLARE made record;
  BEGIN
    FOR made IN
      SELECT pg_get_functiondef(oid) AS text FROM pg_proc
      WHERE pronamespace = current_schema()::regnamespace AND prokind = 'f' AND strpos(prosrc, '${from}') > 0
    LOOP
      EXECUTE replace(made.text, '${from}', '${to}');
    END LOOP;
  END $$`;

/** What each line has under way, as it was defined with the lines, but for the size. */
const loads = (size: string): string => `
  CREATE OR REPLACE VIEW line_loads AS
  SELECT line, place.slots, coalesce(making.n, 0) AS n, coalesce(making.known, 0) AS known, coalesce(making.seconds, 0) AS seconds
  FROM (SELECT line, sum(slots)::float8 AS slots FROM live_places GROUP BY line) AS place
  LEFT JOIN (
    SELECT line, count(*) AS n, count(rate.model) AS known,
           sum(remaining_seconds(fixed_seconds + ${size} * seconds_per_size, progress, claimed_at)) AS seconds
    FROM videos LEFT JOIN line_rates rate USING (line, model, mode, resolution) WHERE status = 'processing' GROUP BY line
  ) AS making USING (line)`;

/**
 * Frames per second of each video: as asked, and as made once it is. The size without a rate stays, for servers of
 * an earlier version that are still at work.
 */
export class FrameRate1791300000000 implements MigrationInterface {
  readonly name = 'FrameRate1791300000000';

  async up(runner: QueryRunner): Promise<void> {
    const statements = [COLUMN, SIZE, asking(ASKS, ASKS_WITH_RATE), loads(ASKS_WITH_RATE)];
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    const undone = [asking(ASKS_WITH_RATE, ASKS), loads(ASKS)];
    for (const statement of undone) await runner.query(statement);
    await runner.query('DROP FUNCTION video_bulk');
    await runner.query('ALTER TABLE videos DROP COLUMN fps');
  }
}
