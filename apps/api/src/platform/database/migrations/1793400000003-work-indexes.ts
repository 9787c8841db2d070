import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from what changes the table, so that it can be read all the while. */
export class WorkIndexes1793400000003 implements MigrationInterface {
  readonly name = 'WorkIndexes1793400000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX videos_tried ON videos (only_engine, only_replica, created_at) WHERE only_engine IS NOT NULL',
    );
    // Newest ends first, over all accounts.
    await runner.query(
      'CREATE INDEX videos_ended ON videos (completed_at, id) WHERE completed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX videos_ended, videos_tried');
  }
}
