import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The video that another one continues. It may be gone by the time that somebody asks, so nothing refers to it. */
export class SourceVideos1793200000002 implements MigrationInterface {
  readonly name = 'SourceVideos1793200000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos ADD COLUMN source_video_id text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE videos DROP COLUMN source_video_id');
  }
}
