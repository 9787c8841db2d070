import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Programs that people let use their account with tools, each by a token of which the hash is kept. */
const UP = [
  `CREATE TABLE access_grants (
     id text NOT NULL,
     account_id text NOT NULL,
     kind text NOT NULL,
     name text NOT NULL,
     tools text[] NOT NULL,
     token_hash bytea NOT NULL,
     created_at timestamptz NOT NULL DEFAULT now(),
     last_used_at timestamptz,
     CONSTRAINT access_grants_pkey PRIMARY KEY (id),
     CONSTRAINT access_grants_token_hash_key UNIQUE (token_hash),
     CONSTRAINT access_grants_kind_check CHECK (kind IN ('token', 'app'))
   )`,
  'CREATE INDEX access_grants_account_id ON access_grants (account_id)',
];

export class AccessGrants1792600000000 implements MigrationInterface {
  readonly name = 'AccessGrants1792600000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE access_grants');
  }
}
