import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The pictures of a video: the blur that stands for them, and what they take. Who has none is found by an index of its own. */
const UP = [
  `ALTER TABLE videos
     ADD COLUMN poster text,
     ADD COLUMN poster_bytes integer NOT NULL DEFAULT 0,
     ADD COLUMN poster_tries smallint NOT NULL DEFAULT 0,
     ADD COLUMN poster_due timestamptz`,
  `CREATE INDEX videos_without_poster ON videos (completed_at)
     WHERE status = 'completed' AND poster IS NULL AND poster_tries < 3`,
];

const DOWN = [
  'DROP INDEX videos_without_poster',
  `ALTER TABLE videos DROP COLUMN poster, DROP COLUMN poster_bytes, DROP COLUMN poster_tries, DROP COLUMN poster_due`,
];

export class Posters1792300000000 implements MigrationInterface {
  readonly name = 'Posters1792300000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of DOWN) await runner.query(statement);
  }
}
