import { LIMITER_SCHEMA } from '@clipwright/core/limiter/postgres';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Places of one moment share a row. Servers that still run count such a row as they count others. */
export class LimiterGrants1794100000000 implements MigrationInterface {
  readonly name = 'LimiterGrants1794100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LIMITER_SCHEMA);
  }

  /** The other functions go on reading the columns, so these stay: rows of before have their defaults. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION limiter_v1_grant');
  }
}
