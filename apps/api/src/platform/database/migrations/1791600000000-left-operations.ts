import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLE = [
  `CREATE TABLE left_operations (
     id bigint GENERATED ALWAYS AS IDENTITY,
     video_id text COLLATE "C" NOT NULL,
     attempt integer NOT NULL,
     engine text NOT NULL,
     replica text NOT NULL,
     operation jsonb NOT NULL,
     holds boolean NOT NULL,
     left_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     look_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     misses integer NOT NULL DEFAULT 0,
     CONSTRAINT left_operations_pkey PRIMARY KEY (id)
   )`,
  `CREATE INDEX left_operations_look_at ON left_operations (look_at)`,
  `CREATE INDEX left_operations_video ON left_operations (video_id)`,
];

/**
 * A video that ends, or leaves its place, leaves its operation behind: by the row itself, so that no way of
 * ending it can forget that. A start that was refused has begun nothing: its statement takes it away.
 */
const LEAVE = [
  `CREATE FUNCTION leave_operation() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO left_operations (video_id, attempt, engine, replica, operation, holds)
     VALUES (OLD.id, OLD.attempt, OLD.engine, OLD.replica, OLD.operation, NEW.status <> 'completed');
     PERFORM pg_notify('operation_left', '');
     NEW.operation := NULL;
     RETURN NEW;
   END $$`,
  `CREATE TRIGGER videos_leave_operation BEFORE UPDATE OF status, operation ON videos FOR EACH ROW
     WHEN (OLD.operation IS NOT NULL AND OLD.engine IS NOT NULL AND (
       (NEW.operation IS NULL AND OLD.operation ->> 'phase' = 'started')
       OR (NEW.operation IS NOT NULL AND NEW.status NOT IN ('queued', 'processing'))))
     EXECUTE FUNCTION leave_operation()`,
];

/** What an earlier version had yet to end. */
const LEFT_BEFORE = [
  `INSERT INTO left_operations (video_id, attempt, engine, replica, operation, holds)
   SELECT id, attempt, engine, replica, operation, true FROM videos
   WHERE status IN ('failed', 'canceled') AND operation IS NOT NULL AND engine IS NOT NULL`,
  `UPDATE videos SET operation = NULL WHERE status NOT IN ('queued', 'processing') AND operation IS NOT NULL`,
];

const MAKING = `SELECT id AS video_id, engine, replica`;
const MADE = `FROM videos WHERE status = 'processing' AND engine IS NOT NULL`;

/** What a video has left holds its slot until it has ended. \`left_at\`: null for what is being made. */
const PLACES = `CREATE OR REPLACE VIEW video_places AS
  ${MAKING}, NULL::timestamptz AS left_at, true AS holds ${MADE}
  UNION ALL SELECT video_id, engine, replica, left_at, holds FROM left_operations`;

/** What videos have begun at engines and left there: a slot follows it, and it is removed. */
export class LeftOperations1791600000000 implements MigrationInterface {
  readonly name = 'LeftOperations1791600000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLE, ...LEFT_BEFORE, ...LEAVE, PLACES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW video_places');
    await runner.query(`CREATE VIEW video_places AS ${MAKING} ${MADE}`);
    await runner.query('DROP TRIGGER videos_leave_operation ON videos');
    await runner.query('DROP FUNCTION leave_operation()');
    await runner.query('DROP TABLE left_operations');
  }
}
