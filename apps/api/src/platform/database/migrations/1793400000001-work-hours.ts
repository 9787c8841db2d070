import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What ended in each hour that is over: a chart of a month reads 720 rows, however many videos there were. */
export class WorkHours1793400000001 implements MigrationInterface {
  readonly name = 'WorkHours1793400000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE work_hours (
        hour timestamptz NOT NULL,
        completed integer NOT NULL,
        failed integer NOT NULL,
        canceled integer NOT NULL,
        waits integer NOT NULL,
        wait_seconds double precision NOT NULL,
        longest_wait double precision NOT NULL,
        renders integer NOT NULL,
        render_seconds double precision NOT NULL,
        longest_render double precision NOT NULL,
        CONSTRAINT work_hours_pkey PRIMARY KEY (hour)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE work_hours');
  }
}
