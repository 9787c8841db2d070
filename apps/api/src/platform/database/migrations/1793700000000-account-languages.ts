import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which language somebody is written to; null: nobody said, and it is English. */
export class AccountLanguages1793700000000 implements MigrationInterface {
  readonly name = 'AccountLanguages1793700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts ADD COLUMN language text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE accounts DROP COLUMN language');
  }
}
