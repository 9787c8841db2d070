import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The entries of a day are found without a look at all that came later. */
export class AuditDays1793400000002 implements MigrationInterface {
  readonly name = 'AuditDays1793400000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX audit_entries_of_day ON audit_entries (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entries_of_day');
  }
}
