import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many reference images were asked for; their files are in more_images, behind the last image. */
export class ReferenceImages1793200000003 implements MigrationInterface {
  readonly name = 'ReferenceImages1793200000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos ADD COLUMN reference_images integer NOT NULL DEFAULT 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos DROP COLUMN reference_images');
  }
}
