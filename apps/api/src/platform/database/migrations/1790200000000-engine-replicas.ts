import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = [
  `CREATE TABLE engine_replicas (
     engine text NOT NULL,
     replica text NOT NULL,
     failures integer NOT NULL DEFAULT 0,
     paused_until timestamptz,
     last_failure text,
     last_failed_at timestamptz,
     CONSTRAINT engine_replicas_pkey PRIMARY KEY (engine, replica)
   )`,
  `ALTER TABLE videos ADD COLUMN engine text, ADD COLUMN replica text`,
  // Published by videos for the slots of replicas: which place each video that is being made holds.
  `CREATE VIEW video_places AS
     SELECT id AS video_id, engine, replica FROM videos WHERE status = 'processing' AND engine IS NOT NULL`,
];

export class EngineReplicas1790200000000 implements MigrationInterface {
  readonly name = 'EngineReplicas1790200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of UP) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP VIEW video_places');
    await runner.query('ALTER TABLE videos DROP COLUMN engine, DROP COLUMN replica');
    await runner.query('DROP TABLE engine_replicas');
  }
}
