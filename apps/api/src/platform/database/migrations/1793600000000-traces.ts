import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which trace a video is made, as a traceparent: whoever goes on with it, on whatever machine, joins that. */
export class Traces1793600000000 implements MigrationInterface {
  readonly name = 'Traces1793600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos ADD COLUMN trace text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos DROP COLUMN trace');
  }
}
