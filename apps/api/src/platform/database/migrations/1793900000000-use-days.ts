import type { MigrationInterface, QueryRunner } from 'typeorm';

const SUMS = `
  videos integer NOT NULL,
  failed integer NOT NULL,
  made integer NOT NULL,
  seconds bigint NOT NULL,
  credits bigint NOT NULL`;

const TABLES = [
  // Sums of an account's day (UTC), by the kind of engine; one without a kind has what no engine has made (yet).
  `CREATE TABLE use_days (
     account_id text NOT NULL,
     day date NOT NULL,
     engine text NOT NULL,
     ${SUMS},
     CONSTRAINT use_days_pkey PRIMARY KEY (account_id, day, engine)
   )`,
  'CREATE INDEX use_days_day ON use_days (day)',
  // What came to them since, a row for each change: nobody who adds one waits for another.
  `CREATE TABLE use_changes (
     id bigint GENERATED ALWAYS AS IDENTITY,
     account_id text NOT NULL,
     day date NOT NULL,
     engine text NOT NULL,
     ${SUMS},
     CONSTRAINT use_changes_pkey PRIMARY KEY (id)
   )`,
  'CREATE INDEX use_changes_account ON use_changes (account_id)',
];

const PARTS = `
  CREATE FUNCTION use_parts(video videos, sign integer)
  RETURNS TABLE (account_id text, day date, engine text, videos integer, failed integer, made integer, seconds integer, credits integer)
  LANGUAGE sql STABLE AS $$
    SELECT video.account_id, (video.created_at AT TIME ZONE 'UTC')::date, '', sign, CASE WHEN video.status = 'failed' THEN sign ELSE 0 END, 0, 0, 0
    WHERE video.id IS NOT NULL AND video.trashed_at IS NULL
    UNION ALL
    SELECT video.account_id, (video.created_at AT TIME ZONE 'UTC')::date, coalesce(video.engine_kind, ''), 0, 0, sign, sign * video.duration_seconds, sign * video.credits_used
    WHERE video.id IS NOT NULL AND video.trashed_at IS NULL AND video.status IN ('completed', 'expired')
  $$`;

/** The table itself notes what changes: no statement can forget it, and servers of an earlier version note it too. */
const NOTED = [
  PARTS,
  `CREATE FUNCTION note_use() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'INSERT' AND NEW.status = 'queued' THEN
       INSERT INTO use_changes (account_id, day, engine, videos, failed, made, seconds, credits)
       VALUES (NEW.account_id, (NEW.created_at AT TIME ZONE 'UTC')::date, '', 1, 0, 0, 0, 0);
       RETURN NULL;
     END IF;
     INSERT INTO use_changes (account_id, day, engine, videos, failed, made, seconds, credits)
     SELECT part.account_id, part.day, part.engine, sum(part.videos), sum(part.failed), sum(part.made), sum(part.seconds), sum(part.credits)
     FROM (SELECT * FROM use_parts(OLD, -1) UNION ALL SELECT * FROM use_parts(NEW, 1)) AS part
     GROUP BY part.account_id, part.day, part.engine
     HAVING (sum(part.videos), sum(part.failed), sum(part.made), sum(part.seconds), sum(part.credits)) <> (0, 0, 0, 0, 0);
     RETURN NULL;
   END $$`,
  `CREATE TRIGGER videos_use_begun AFTER INSERT OR DELETE ON videos FOR EACH ROW EXECUTE FUNCTION note_use()`,
  `CREATE TRIGGER videos_use_changed AFTER UPDATE OF status, trashed_at, credits_used, engine_kind, created_at ON videos FOR EACH ROW
   WHEN ((NEW.trashed_at IS NULL) <> (OLD.trashed_at IS NULL) OR NEW.created_at <> OLD.created_at OR NEW.status NOT IN ('queued', 'processing')
         AND (NEW.status <> OLD.status OR NEW.credits_used <> OLD.credits_used OR NEW.engine_kind IS DISTINCT FROM OLD.engine_kind))
   EXECUTE FUNCTION note_use()`,
];

/** What accounts use is kept as sums, so that a page that shows it reads some days and not all videos. */
export class UseDays1793900000000 implements MigrationInterface {
  readonly name = 'UseDays1793900000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...TABLES, ...NOTED]) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER videos_use_begun ON videos');
    await runner.query('DROP TRIGGER videos_use_changed ON videos');
    for (const made of ['note_use()', 'use_parts(videos, integer)'])
      await runner.query(`DROP FUNCTION ${made}`);
    await runner.query('DROP TABLE use_changes, use_days');
  }
}
