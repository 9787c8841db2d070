import type { MigrationInterface, QueryRunner } from 'typeorm';

const VIEWS = [
  // Published by accounts for statements of others that need it in one with their own rows.
  `CREATE VIEW known_accounts AS SELECT id, email, plan, active, operator, may_spend FROM accounts`,
  // Published by videos for what an account may have in the making.
  `CREATE VIEW video_states AS SELECT id AS video_id, account_id, status FROM videos`,
];

const accessFrom = (accounts: string): string => `
  CREATE OR REPLACE VIEW api_key_access AS
  SELECT k.hash, k.account_id, CASE WHEN a.may_spend THEN a.plan ELSE 'none' END AS plan, a.active
  FROM api_keys k JOIN ${accounts} a ON a.id = k.account_id`;

/** A view in the place of every look into another feature's table: no row changes. */
export class Doors1791400000000 implements MigrationInterface {
  readonly name = 'Doors1791400000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const view of VIEWS) await runner.query(view);
    await runner.query(accessFrom('known_accounts'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(accessFrom('accounts'));
    await runner.query('DROP VIEW known_accounts, video_states');
  }
}
