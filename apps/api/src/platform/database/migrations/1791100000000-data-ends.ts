import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIDEOS = [
  `ALTER TABLE videos ADD COLUMN damaged_at timestamptz`,
  // What each sweep looks for stands in an index of its own, which is empty where there is nothing to do.
  `CREATE INDEX videos_kept_prompts ON videos (completed_at)
     WHERE status IN ('failed', 'canceled', 'expired') AND (prompt IS NOT NULL OR negative_prompt IS NOT NULL)`,
  `CREATE INDEX videos_kept_images ON videos (completed_at) WHERE status NOT IN ('queued', 'processing') AND image IS NOT NULL`,
  `CREATE INDEX videos_unmade ON videos (completed_at) WHERE status IN ('failed', 'canceled')`,
  `CREATE INDEX videos_damaged ON videos (expires_at) WHERE damaged_at IS NOT NULL AND file IS NOT NULL`,
];

const TABLES = [
  // Work that one process of a deployment does at a time, and how far it has come.
  `CREATE TABLE chores (
     name text NOT NULL,
     holder text NOT NULL,
     held_until timestamptz NOT NULL,
     progress text NOT NULL DEFAULT '',
     done_at timestamptz,
     CONSTRAINT chores_pkey PRIMARY KEY (name)
   )`,
  // Accounts that are being deleted. The pseudonym stands in the ledger and in the audit log afterwards.
  `CREATE TABLE account_deletions (
     account_id text NOT NULL,
     pseudonym text NOT NULL,
     asked_by text NOT NULL,
     asked_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT account_deletions_pkey PRIMARY KEY (account_id)
   )`,
  // How much each person has caused in the audit log in the hour that began at `since`; `entry_id`: the entry
  // that counts the rest.
  `CREATE TABLE audit_tallies (
     actor text NOT NULL,
     action text NOT NULL,
     since timestamptz NOT NULL,
     seen integer NOT NULL,
     entry_id bigint,
     CONSTRAINT audit_tallies_pkey PRIMARY KEY (actor, action)
   )`,
  `CREATE INDEX audit_tallies_since ON audit_tallies (since)`,
];

/**
 * Writes an entry, or counts it as left out once there are `most` of its kind by this person within an hour.
 * Null: no limit.
 */
const RECORD_AUDIT = `
  CREATE FUNCTION record_audit(of_action text, of_actor text, of_subject text, of_address text, of_details jsonb, most integer) RETURNS void
  LANGUAGE plpgsql AS $$
  DECLARE
    tally audit_tallies;
  BEGIN
    IF most IS NOT NULL THEN
      INSERT INTO audit_tallies AS known (actor, action, since, seen) VALUES (of_actor, of_action, clock_timestamp(), 1)
      ON CONFLICT (actor, action) DO UPDATE SET
        since = CASE WHEN known.since <= clock_timestamp() - interval '1 hour' THEN clock_timestamp() ELSE known.since END,
        seen = CASE WHEN known.since <= clock_timestamp() - interval '1 hour' THEN 1 ELSE known.seen + 1 END,
        entry_id = CASE WHEN known.since <= clock_timestamp() - interval '1 hour' THEN NULL ELSE known.entry_id END
      RETURNING * INTO tally;
    END IF;
    IF most IS NULL OR tally.seen <= most THEN
      INSERT INTO audit_entries (action, actor, subject, address, details) VALUES (of_action, of_actor, of_subject, of_address, of_details);
    ELSIF tally.entry_id IS NULL THEN
      INSERT INTO audit_entries (action, actor, subject, address, details)
      VALUES ('audit.left-out', of_actor, NULL, of_address, jsonb_build_object('action', of_action, 'left_out', tally.seen - most))
      RETURNING id INTO tally.entry_id;
      UPDATE audit_tallies SET entry_id = tally.entry_id WHERE actor = of_actor AND action = of_action;
    ELSE
      UPDATE audit_entries SET details = jsonb_set(details, '{left_out}', to_jsonb(tally.seen - most)) WHERE id = tally.entry_id;
    END IF;
  END
  $$`;

/** Everything that has a time now also has an end. */
export class DataEnds1791100000000 implements MigrationInterface {
  readonly name = 'DataEnds1791100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...VIDEOS, ...TABLES, RECORD_AUDIT]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION record_audit');
    await runner.query('DROP TABLE audit_tallies, account_deletions, chores');
    await runner.query('DROP INDEX videos_kept_prompts, videos_kept_images, videos_unmade, videos_damaged');
    await runner.query('ALTER TABLE videos DROP COLUMN damaged_at');
  }
}
