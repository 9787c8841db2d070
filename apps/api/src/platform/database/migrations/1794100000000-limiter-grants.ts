import { LIMITER_SCHEMA } from '@clipwright/core/limiter/postgres';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Places of one moment share a row, and recent ones are none yet. Servers that still run call the same functions, which count
 * all of them.
 */
export class LimiterGrants1794100000000 implements MigrationInterface {
  readonly name = 'LimiterGrants1794100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(LIMITER_SCHEMA);
  }

  /** The other functions go on reading the columns, so these stay: rows of before have their defaults. No place is left recent. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`SELECT limiter_v1_write(name, key) FROM limiter_windows WHERE recent <> '{}'`);
    await runner.query('DROP FUNCTION limiter_v1_grant');
  }
}
