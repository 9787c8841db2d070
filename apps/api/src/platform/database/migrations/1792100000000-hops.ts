import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Through how many servers of our kind a video was asked for: none, unless another has us for an engine. */
export class Hops1792100000000 implements MigrationInterface {
  readonly name = 'Hops1792100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos ADD COLUMN hops smallint NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos DROP COLUMN hops');
  }
}
