import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Columns that people who sign in have beside those that a key needs; all have defaults, so that older
 * processes can go on.
 */
const PEOPLE = `
  ALTER TABLE accounts
    ALTER COLUMN plan SET DEFAULT 'free',
    ADD COLUMN operator boolean NOT NULL DEFAULT false,
    ADD COLUMN name text NOT NULL DEFAULT '',
    ADD COLUMN email_verified boolean NOT NULL DEFAULT false,
    ADD COLUMN image text,
    ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now()`;

const TABLES = [
  `CREATE TABLE credentials (
     id text NOT NULL,
     account_id text NOT NULL,
     provider_id text NOT NULL,
     provider_account_id text NOT NULL,
     password text,
     access_token text,
     refresh_token text,
     id_token text,
     access_token_expires_at timestamptz,
     refresh_token_expires_at timestamptz,
     scope text,
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT credentials_pkey PRIMARY KEY (id),
     CONSTRAINT credentials_provider_key UNIQUE (provider_id, provider_account_id)
   )`,
  `CREATE INDEX credentials_account_id ON credentials (account_id)`,
  `CREATE TABLE sessions (
     id text NOT NULL,
     account_id text NOT NULL,
     token text NOT NULL,
     expires_at timestamptz NOT NULL,
     address text,
     agent text,
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT sessions_pkey PRIMARY KEY (id),
     CONSTRAINT sessions_token_key UNIQUE (token)
   )`,
  `CREATE INDEX sessions_account_id ON sessions (account_id)`,
  `CREATE INDEX sessions_expires_at ON sessions (expires_at)`,
  `CREATE TABLE verifications (
     id text NOT NULL,
     identifier text NOT NULL,
     value text NOT NULL,
     expires_at timestamptz NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     updated_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT verifications_pkey PRIMARY KEY (id)
   )`,
  `CREATE INDEX verifications_identifier ON verifications (identifier)`,
  `CREATE TABLE server_secrets (
     name text NOT NULL,
     value text NOT NULL,
     CONSTRAINT server_secrets_pkey PRIMARY KEY (name)
   )`,
  `CREATE TABLE api_key_uses (
     account_id text NOT NULL,
     last_used_at timestamptz NOT NULL,
     CONSTRAINT api_key_uses_pkey PRIMARY KEY (account_id)
   )`,
  `CREATE TABLE audit_entries (
     id bigint GENERATED ALWAYS AS IDENTITY,
     at timestamptz NOT NULL DEFAULT clock_timestamp(),
     action text NOT NULL,
     actor text NOT NULL,
     subject text,
     address text,
     details jsonb NOT NULL DEFAULT '{}',
     CONSTRAINT audit_entries_pkey PRIMARY KEY (id)
   )`,
  `CREATE INDEX videos_created_at ON videos (created_at, id)`,
];

export class SignIn1790100000000 implements MigrationInterface {
  readonly name = 'SignIn1790100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [PEOPLE, ...TABLES]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX videos_created_at');
    await runner.query(
      'DROP TABLE audit_entries, api_key_uses, server_secrets, verifications, sessions, credentials',
    );
    await runner.query(`
      ALTER TABLE accounts ALTER COLUMN plan DROP DEFAULT,
        DROP COLUMN operator, DROP COLUMN name, DROP COLUMN email_verified, DROP COLUMN image, DROP COLUMN updated_at`);
  }
}
