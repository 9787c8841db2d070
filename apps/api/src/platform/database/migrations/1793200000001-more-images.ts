import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Images beside the first: their files, and how many of which kind were asked for. A video has files where it has bytes of them. */
const UP = [
  `ALTER TABLE videos
     ADD COLUMN more_images text[] NOT NULL DEFAULT '{}',
     ADD COLUMN last_images integer NOT NULL DEFAULT 0`,
  'DROP INDEX videos_kept_images',
  `CREATE INDEX videos_kept_images ON videos (completed_at) WHERE status NOT IN ('queued', 'processing') AND image_bytes > 0`,
];

const DOWN = [
  'DROP INDEX videos_kept_images',
  `CREATE INDEX videos_kept_images ON videos (completed_at) WHERE status NOT IN ('queued', 'processing') AND image IS NOT NULL`,
  'ALTER TABLE videos DROP COLUMN more_images, DROP COLUMN last_images',
];

export class MoreImages1793200000001 implements MigrationInterface {
  readonly name = 'MoreImages1793200000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
