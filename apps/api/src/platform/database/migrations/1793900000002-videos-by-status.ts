import type { MigrationInterface, QueryRunner } from 'typeorm';

const INDEXES = {
  // Videos of one status, newest first: of everybody, and of an account.
  videos_of_status: '(status, created_at, id)',
  videos_account_status: '(account_id, status, created_at, id)',
  // By the id of a trace, which few servers record.
  videos_traced: '(substr(trace, 4, 32)) WHERE trace IS NOT NULL',
};

/** Built while videos are made, in no transaction; what is left of one that was cut short goes first. */
export class VideosByStatus1793900000002 implements MigrationInterface {
  readonly name = 'VideosByStatus1793900000002';
  readonly transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const [name, what] of Object.entries(INDEXES)) {
      await runner.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await runner.query(`CREATE INDEX CONCURRENTLY ${name} ON videos ${what}`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await runner.query(`DROP INDEX IF EXISTS ${name}`);
  }
}
