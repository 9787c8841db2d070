import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `CREATE TABLE storage_holds (
     video_id text COLLATE "C" NOT NULL,
     account_id text NOT NULL,
     bytes bigint NOT NULL,
     pending_bytes bigint NOT NULL,
     made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT storage_holds_pkey PRIMARY KEY (video_id)
   )`,
  `CREATE TABLE storage_use (
     account_id text NOT NULL,
     bytes bigint NOT NULL,
     pending_bytes bigint NOT NULL,
     CONSTRAINT storage_use_pkey PRIMARY KEY (account_id)
   )`,
];

/**
 * The sums are kept by the table itself, so that no way of changing a hold can forget them. All accounts
 * together are the row without a name, always last: nobody waits in a ring.
 */
const COUNTED = [
  `CREATE FUNCTION count_storage_hold() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     owner text := coalesce(NEW.account_id, OLD.account_id);
     more bigint := coalesce(NEW.bytes, 0) - coalesce(OLD.bytes, 0);
     more_pending bigint := coalesce(NEW.pending_bytes, 0) - coalesce(OLD.pending_bytes, 0);
   BEGIN
     INSERT INTO storage_use AS kept (account_id, bytes, pending_bytes) VALUES (owner, more, more_pending)
     ON CONFLICT (account_id) DO UPDATE SET bytes = kept.bytes + more, pending_bytes = kept.pending_bytes + more_pending;
     UPDATE storage_use SET bytes = bytes + more, pending_bytes = pending_bytes + more_pending WHERE account_id = '';
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER storage_holds_counted AFTER INSERT OR UPDATE OR DELETE ON storage_holds
     FOR EACH ROW EXECUTE FUNCTION count_storage_hold()`,
];

/**
 * What videos that are still to be made may take, as the server reckons it: 0.25 bits for each pixel of 24
 * frames a second.
 */
const TO_BE_MADE = `ceil(width::float8 * height * duration_seconds * 0.75)::bigint`;

/**
 * What is there already counts, and what was left of canceled and failed videos until the sweep has removed
 * it.
 */
const COUNT_WHAT_IS = `
  INSERT INTO storage_holds (video_id, account_id, bytes, pending_bytes, made_at)
  SELECT id, account_id, taken + to_come, to_come, created_at
  FROM videos, LATERAL (
    SELECT coalesce(file_bytes, 0)::bigint + image_bytes AS taken,
           CASE WHEN status IN ('queued', 'processing') THEN ${TO_BE_MADE} ELSE 0 END AS to_come
  ) AS room
  WHERE status IN ('queued', 'processing', 'completed') OR image IS NOT NULL`;

export class StorageHolds1790600000000 implements MigrationInterface {
  readonly name = 'StorageHolds1790600000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
    await runner.query(`INSERT INTO storage_use (account_id, bytes, pending_bytes) VALUES ('', 0, 0)`);
    for (const statement of COUNTED) await runner.query(statement);
    await runner.query(COUNT_WHAT_IS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE storage_holds, storage_use');
    await runner.query('DROP FUNCTION count_storage_hold()');
  }
}
