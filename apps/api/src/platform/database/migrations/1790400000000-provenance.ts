import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `ALTER TABLE videos ADD COLUMN engine_kind text, ADD COLUMN fallback boolean NOT NULL DEFAULT false`,
  // Of older videos the embedded engine's alone can be told: any other name was an operator's, and may mean
  // another engine by now.
  `UPDATE videos SET engine_kind = 'sketch' WHERE engine = 'sketch' AND replica = 'embedded'`,
  // For the audit of the ledger: what a fallback made may have cost nothing.
  `CREATE OR REPLACE VIEW video_credits AS SELECT id AS video_id, account_id, status, credits_used, fallback FROM videos`,
];

const DOWN = [
  `DROP VIEW video_credits`,
  `CREATE VIEW video_credits AS SELECT id AS video_id, account_id, status, credits_used FROM videos`,
  `ALTER TABLE videos DROP COLUMN engine_kind, DROP COLUMN fallback`,
];

export class Provenance1790400000000 implements MigrationInterface {
  readonly name = 'Provenance1790400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
