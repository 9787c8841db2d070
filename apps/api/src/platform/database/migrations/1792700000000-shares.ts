import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The links by which videos are shown to people without an account: one of a video, and none without its row. */
const UP = [
  `CREATE TABLE video_shares (
     video_id text NOT NULL,
     account_id text NOT NULL,
     token text NOT NULL,
     title text,
     made_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     expires_at timestamptz,
     CONSTRAINT video_shares_pkey PRIMARY KEY (video_id),
     CONSTRAINT video_shares_token_key UNIQUE (token),
     CONSTRAINT video_shares_video_id_fkey FOREIGN KEY (video_id) REFERENCES videos (id) ON DELETE CASCADE
   )`,
  'CREATE INDEX video_shares_of_account ON video_shares (account_id, video_id)',
  'CREATE INDEX video_shares_ending ON video_shares (expires_at)',
];

export class Shares1792700000000 implements MigrationInterface {
  readonly name = 'Shares1792700000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE video_shares');
  }
}
