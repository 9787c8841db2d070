import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A ceiling of an operator's beside the account's own. Servers of before go on setting the account's. */
const UP = [
  `ALTER TABLE key_budgets
     ADD COLUMN operator_ceiling integer,
     ADD CONSTRAINT key_budgets_operator_ceiling_check CHECK (operator_ceiling >= 0),
     ALTER COLUMN ceiling DROP NOT NULL`,
];

/** The lower one is kept. */
const DOWN = [
  'DELETE FROM key_budgets WHERE coalesce(ceiling, operator_ceiling) IS NULL',
  'UPDATE key_budgets SET ceiling = least(ceiling, operator_ceiling)',
  'ALTER TABLE key_budgets DROP COLUMN operator_ceiling, ALTER COLUMN ceiling SET NOT NULL',
];

export class OperatorCeilings1793100000000 implements MigrationInterface {
  readonly name = 'OperatorCeilings1793100000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
