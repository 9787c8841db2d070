import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  // What is stopped, each by its row: the queue as a whole (its name is empty), and workers by their names.
  `CREATE TABLE work_switches (
     scope text NOT NULL,
     name text NOT NULL,
     since timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT work_switches_pkey PRIMARY KEY (scope, name),
     CONSTRAINT work_switches_scope CHECK (scope IN ('queue', 'worker'))
   )`,
  // Processes that make videos, as they say while they live.
  `CREATE TABLE workers (
     process text NOT NULL,
     name text NOT NULL,
     making integer NOT NULL,
     seen_at timestamptz NOT NULL,
     CONSTRAINT workers_pkey PRIMARY KEY (process)
   )`,
  `ALTER TABLE engine_replicas ADD COLUMN drained_at timestamptz`,
  // Where alone a video may be made: an operator tries an engine with it.
  // And whether an operator wanted it, so that nobody is charged for it.
  `ALTER TABLE videos ADD COLUMN only_engine text, ADD COLUMN only_replica text, ADD COLUMN uncharged boolean NOT NULL DEFAULT false`,
];

const CREDITS = `SELECT id AS video_id, account_id, status, credits_used, fallback`;

/** The ledger is proved against all videos: it has nothing of those. */
const CHARGED = `CREATE OR REPLACE VIEW video_credits AS ${CREDITS}, uncharged FROM videos`;

const LIVE = `CREATE OR REPLACE VIEW live_places AS
  SELECT * FROM work_places WHERE seen_at > statement_timestamp() - interval '30 seconds'`;

/** Nowhere, while the queue is paused: so nobody is told a time that nobody can know. */
const NOT_WHILE_PAUSED = `${LIVE} AND NOT EXISTS (SELECT FROM work_switches WHERE scope = 'queue')`;

/** A queue that can be paused, replicas and workers that can be drained, and engines that can be tried. */
export class WorkSwitches1793400000000 implements MigrationInterface {
  readonly name = 'WorkSwitches1793400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, CHARGED, NOT_WHILE_PAUSED]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(LIVE);
    await runner.query('DROP VIEW video_credits');
    await runner.query(`CREATE VIEW video_credits AS ${CREDITS} FROM videos`);
    await runner.query(
      'ALTER TABLE videos DROP COLUMN only_engine, DROP COLUMN only_replica, DROP COLUMN uncharged',
    );
    await runner.query('ALTER TABLE engine_replicas DROP COLUMN drained_at');
    await runner.query('DROP TABLE workers, work_switches');
  }
}
