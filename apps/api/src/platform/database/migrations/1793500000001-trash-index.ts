import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Apart from what changes the table, so that it can be read all the while. */
export class TrashIndex1793500000001 implements MigrationInterface {
  readonly name = 'TrashIndex1793500000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX videos_trashed ON videos (account_id, created_at, id) WHERE trashed_at IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX videos_trashed');
  }
}
