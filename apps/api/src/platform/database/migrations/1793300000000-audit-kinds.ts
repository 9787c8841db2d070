import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The audit log is read by kind, newest first, without looking through the entries of all others. */
export class AuditKinds1793300000000 implements MigrationInterface {
  readonly name = 'AuditKinds1793300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX audit_entries_of_action ON audit_entries (action, id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX audit_entries_of_action');
  }
}
