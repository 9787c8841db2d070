import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE videos ADD COLUMN trashed_at timestamptz`,
  // For pages, what goes into the trash is gone, and what comes back has just ended.
  `CREATE FUNCTION tell_trash() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     PERFORM pg_notify('account_events', jsonb_build_object(
       'id', gen_random_uuid(), 'account_id', NEW.account_id, 'subject', NEW.id, 'status', NEW.status,
       'kind', CASE WHEN NEW.trashed_at IS NULL THEN 'settled' ELSE 'deleted' END
     )::text);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER videos_trash_told AFTER UPDATE OF trashed_at ON videos FOR EACH ROW
   WHEN ((NEW.trashed_at IS NULL) <> (OLD.trashed_at IS NULL)) EXECUTE FUNCTION tell_trash()`,
];

const DOWN = [
  'DROP TRIGGER videos_trash_told ON videos',
  'DROP FUNCTION tell_trash',
  'ALTER TABLE videos DROP COLUMN trashed_at',
];

/** A video that its owner deletes in the dashboard can be put back for a while; an earlier version shows it meanwhile. */
export class Trash1793500000000 implements MigrationInterface {
  readonly name = 'Trash1793500000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
