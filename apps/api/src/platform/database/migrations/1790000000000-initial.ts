import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  `CREATE TABLE accounts (
     id text NOT NULL,
     email text NOT NULL,
     plan text NOT NULL,
     active boolean NOT NULL DEFAULT true,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT accounts_pkey PRIMARY KEY (id),
     CONSTRAINT accounts_email_key UNIQUE (email),
     CONSTRAINT accounts_plan_check CHECK (plan IN ('free', 'basic', 'pro', 'api'))
   )`,
  `CREATE TABLE api_keys (
     account_id text NOT NULL,
     hash bytea NOT NULL,
     hint text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT api_keys_pkey PRIMARY KEY (account_id),
     CONSTRAINT api_keys_hash_key UNIQUE (hash)
   )`,
  `CREATE TABLE videos (
     id text COLLATE "C" NOT NULL,
     account_id text NOT NULL,
     status text NOT NULL,
     mode text NOT NULL,
     prompt text,
     negative_prompt text,
     model text NOT NULL,
     resolution text NOT NULL,
     aspect_ratio text NOT NULL,
     duration_seconds integer NOT NULL,
     width integer NOT NULL,
     height integer NOT NULL,
     has_audio boolean NOT NULL,
     seed bigint NOT NULL,
     warnings jsonb NOT NULL DEFAULT '[]',
     progress real NOT NULL DEFAULT 0,
     attempt integer NOT NULL DEFAULT 0,
     operation jsonb,
     file text,
     file_bytes integer,
     file_hash bytea,
     image text,
     image_bytes integer NOT NULL DEFAULT 0,
     credits_used integer NOT NULL DEFAULT 0,
     error_code text,
     error_message text,
     created_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     started_at timestamptz,
     completed_at timestamptz,
     expires_at timestamptz,
     CONSTRAINT videos_pkey PRIMARY KEY (id),
     CONSTRAINT videos_status_check CHECK (status IN ('queued', 'processing', 'completed', 'failed', 'canceled', 'expired'))
   )`,
  `CREATE INDEX videos_account_created ON videos (account_id, created_at, id)`,
  `CREATE INDEX videos_unfinished ON videos (status) WHERE status IN ('queued', 'processing')`,
  `CREATE INDEX videos_expires_at ON videos (expires_at) WHERE status = 'completed'`,
  `CREATE TABLE idempotency_keys (
     account_id text NOT NULL,
     key text NOT NULL,
     fingerprint bytea NOT NULL,
     video_id text NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT idempotency_keys_pkey PRIMARY KEY (account_id, key)
   )`,
  `CREATE INDEX idempotency_keys_video_id ON idempotency_keys (video_id)`,
  `CREATE INDEX idempotency_keys_created_at ON idempotency_keys (created_at)`,
  `CREATE TABLE credit_entries (
     video_id text NOT NULL,
     kind text NOT NULL,
     account_id text NOT NULL,
     amount integer NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     CONSTRAINT credit_entries_pkey PRIMARY KEY (video_id, kind),
     CONSTRAINT credit_entries_kind_check CHECK (kind IN ('reserve', 'settle', 'release')),
     CONSTRAINT credit_entries_amount_check CHECK (amount >= 0)
   )`,
  `CREATE INDEX credit_entries_account_id ON credit_entries (account_id)`,
  `CREATE TABLE rate_windows (
     key text NOT NULL,
     admissions jsonb NOT NULL,
     CONSTRAINT rate_windows_pkey PRIMARY KEY (key)
   )`,
  `CREATE TABLE throttle_hits (
     key text NOT NULL,
     hits integer NOT NULL,
     expires_at timestamptz NOT NULL,
     CONSTRAINT throttle_hits_pkey PRIMARY KEY (key)
   )`,
  `CREATE INDEX throttle_hits_expires_at ON throttle_hits (expires_at)`,
];

/**
 * Published by api-keys for statements that check a key on the way: who owns it, and what that account may
 * do.
 */
const KEY_ACCESS = `
  CREATE VIEW api_key_access AS
  SELECT k.hash, k.account_id, a.plan, a.active FROM api_keys k JOIN accounts a ON a.id = k.account_id`;

/** Published by videos for the audit of the ledger: how each video stands, and what it says it used. */
const VIDEO_CREDITS = `
  CREATE VIEW video_credits AS SELECT id AS video_id, account_id, status, credits_used FROM videos`;

export class Initial1790000000000 implements MigrationInterface {
  readonly name = 'Initial1790000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, KEY_ACCESS, VIDEO_CREDITS]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW api_key_access, video_credits');
    await runner.query(
      'DROP TABLE throttle_hits, rate_windows, credit_entries, idempotency_keys, videos, api_keys, accounts',
    );
  }
}
