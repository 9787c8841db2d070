import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Whether a video has its sprite sheet. Videos of earlier versions have none: their pictures are taken again. */
const UP = [
  'ALTER TABLE videos ADD COLUMN has_sheet boolean NOT NULL DEFAULT false',
  `CREATE INDEX videos_without_pictures ON videos (completed_at)
     WHERE status = 'completed' AND (poster IS NULL OR NOT has_sheet) AND poster_tries < 3`,
  'DROP INDEX videos_without_poster',
];

const DOWN = [
  `CREATE INDEX videos_without_poster ON videos (completed_at)
     WHERE status = 'completed' AND poster IS NULL AND poster_tries < 3`,
  'ALTER TABLE videos DROP COLUMN has_sheet',
];

export class SpriteSheets1793200000000 implements MigrationInterface {
  readonly name = 'SpriteSheets1793200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
