import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Apps that ask their users for a grant: who they are, the codes that stand for a yes until a token does, and what
 * keeps their short-lived tokens new.
 */
const UP = [
  `ALTER TABLE access_grants
     ADD COLUMN app_id text,
     ADD COLUMN expires_at timestamptz,
     ADD COLUMN refresh_hash bytea CONSTRAINT access_grants_refresh_hash_key UNIQUE,
     ADD COLUMN former_refresh_hash bytea CONSTRAINT access_grants_former_refresh_hash_key UNIQUE`,
  `CREATE TABLE oauth_apps (
     id text NOT NULL,
     name text NOT NULL,
     redirect_uris text[] NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     used_at timestamptz,
     CONSTRAINT oauth_apps_pkey PRIMARY KEY (id)
   )`,
  'CREATE INDEX oauth_apps_created_at ON oauth_apps (created_at)',
  `CREATE TABLE oauth_codes (
     hash bytea NOT NULL,
     app_id text NOT NULL,
     account_id text NOT NULL,
     redirect_uri text NOT NULL,
     challenge text NOT NULL,
     tools text[] NOT NULL,
     grant_id text,
     expires_at timestamptz NOT NULL,
     CONSTRAINT oauth_codes_pkey PRIMARY KEY (hash)
   )`,
  'CREATE INDEX oauth_codes_account_id ON oauth_codes (account_id)',
  'CREATE INDEX oauth_codes_expires_at ON oauth_codes (expires_at)',
];

const DOWN = [
  'DROP TABLE oauth_codes, oauth_apps',
  `DELETE FROM access_grants WHERE kind = 'app'`,
  `ALTER TABLE access_grants DROP COLUMN app_id, DROP COLUMN expires_at, DROP COLUMN refresh_hash, DROP COLUMN former_refresh_hash`,
];

export class Oauth1792610000000 implements MigrationInterface {
  readonly name = 'Oauth1792610000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
