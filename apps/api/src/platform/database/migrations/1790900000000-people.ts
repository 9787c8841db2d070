import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Accounts that exist go on as they are: nobody waits, and nobody is asked for a proof. All columns have
 * defaults, for older processes.
 */
const STANDING = `
  ALTER TABLE accounts
    ADD COLUMN approval text NOT NULL DEFAULT 'approved' CONSTRAINT accounts_approval_check CHECK (approval IN ('approved', 'waiting', 'refused')),
    ADD COLUMN must_verify boolean NOT NULL DEFAULT false,
    ADD COLUMN joined text NOT NULL DEFAULT 'made' CONSTRAINT accounts_joined_check CHECK (joined IN ('made', 'sign-up', 'invitation')),
    ADD COLUMN joined_from text,
    ADD COLUMN may_spend boolean NOT NULL GENERATED ALWAYS AS (approval = 'approved' AND (email_verified OR NOT must_verify)) STORED`;

const WHO_SIGNED_UP = `
  UPDATE accounts SET joined = 'sign-up', joined_from = entry.address
  FROM audit_entries entry WHERE entry.action = 'signed-up' AND entry.subject = accounts.email`;

/** A key of an account that may not spend has no plan: interface.md's 403. */
const ACCESS = `
  CREATE OR REPLACE VIEW api_key_access AS
  SELECT k.hash, k.account_id, CASE WHEN a.may_spend THEN a.plan ELSE 'none' END AS plan, a.active
  FROM api_keys k JOIN accounts a ON a.id = k.account_id`;

const ACCESS_BEFORE = `
  CREATE OR REPLACE VIEW api_key_access AS
  SELECT k.hash, k.account_id, a.plan, a.active FROM api_keys k JOIN accounts a ON a.id = k.account_id`;

const TABLES = [
  `CREATE TABLE one_time_links (
     id text NOT NULL,
     purpose text NOT NULL,
     hash bytea NOT NULL,
     account_id text,
     plan text,
     made_by text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     expires_at timestamptz NOT NULL,
     used_at timestamptz,
     CONSTRAINT one_time_links_pkey PRIMARY KEY (id),
     CONSTRAINT one_time_links_hash_key UNIQUE (hash),
     CONSTRAINT one_time_links_purpose_check CHECK (purpose IN ('invitation', 'first-operator', 'verification'))
   )`,
  `CREATE INDEX one_time_links_account_id ON one_time_links (account_id)`,
  `CREATE INDEX one_time_links_expires_at ON one_time_links (expires_at)`,
  `CREATE TABLE studio_uses (
     video_id text NOT NULL,
     account_id text NOT NULL,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT studio_uses_pkey PRIMARY KEY (video_id)
   )`,
  `CREATE INDEX studio_uses_of_account ON studio_uses (account_id, at)`,
];

export class People1790900000000 implements MigrationInterface {
  readonly name = 'People1790900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [STANDING, WHO_SIGNED_UP, ACCESS, ...TABLES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE one_time_links, studio_uses');
    await runner.query(ACCESS_BEFORE);
    await runner.query(`
      ALTER TABLE accounts DROP COLUMN may_spend, DROP COLUMN approval, DROP COLUMN must_verify, DROP COLUMN joined, DROP COLUMN joined_from`);
  }
}
