import { LIMITER_SCHEMA } from '@clipwright/core/limiter/postgres';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The function that takes places for many calls at once. The one before it stays, for servers that still run. */
export class LimiterBatches1792500000000 implements MigrationInterface {
  readonly name = 'LimiterBatches1792500000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LIMITER_SCHEMA);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION limiter_v1_take');
    await runner.query('ALTER TABLE limiter_windows DROP COLUMN gone_ms');
  }
}
