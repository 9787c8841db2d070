import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What has an id can be told again to a browser that was away; how far a video has come is told once. */
const TELL = [
  `CREATE FUNCTION tell_video() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     video videos := coalesce(NEW, OLD);
     passes boolean := TG_OP = 'UPDATE' AND NEW.status = OLD.status AND NEW.poster IS NOT DISTINCT FROM OLD.poster;
   BEGIN
     PERFORM pg_notify('account_events', jsonb_strip_nulls(jsonb_build_object(
       'id', CASE WHEN NOT passes THEN gen_random_uuid() END,
       'account_id', video.account_id,
       'kind', CASE WHEN TG_OP = 'DELETE' THEN 'deleted' WHEN video.status IN ('queued', 'processing') THEN video.status ELSE 'settled' END,
       'subject', video.id,
       'status', video.status,
       'progress', floor(least(video.progress, 0.99) * 100)
     ))::text);
     RETURN NULL;
   END $$`,
  `CREATE FUNCTION tell_change() RETURNS trigger LANGUAGE plpgsql AS $$
   DECLARE
     changed jsonb := to_jsonb(coalesce(NEW, OLD));
   BEGIN
     PERFORM pg_notify('account_events', jsonb_strip_nulls(jsonb_build_object(
       'id', gen_random_uuid(), 'account_id', changed ->> TG_ARGV[1], 'kind', TG_ARGV[0], 'subject', changed ->> 'id'
     ))::text);
     RETURN NULL;
   END $$`,
];

/** By the rows themselves: no statement can forget it, and servers of an earlier version that still work tell too. */
const TRIGGERS: readonly (readonly [name: string, table: string, what: string])[] = [
  [
    'videos_begun_told',
    'videos',
    'AFTER INSERT OR DELETE ON videos FOR EACH ROW EXECUTE FUNCTION tell_video()',
  ],
  [
    'videos_moved_told',
    'videos',
    `AFTER UPDATE OF status, progress, poster ON videos FOR EACH ROW
     WHEN (NEW.status <> OLD.status OR NEW.progress <> OLD.progress OR NEW.poster IS DISTINCT FROM OLD.poster) EXECUTE FUNCTION tell_video()`,
  ],
  [
    'window_told',
    'limiter_windows',
    `AFTER UPDATE OF taken, last_return ON limiter_windows FOR EACH ROW
     WHEN (NEW.name = 'videos') EXECUTE FUNCTION tell_change('window', 'key')`,
  ],
  [
    'credits_told',
    'credit_purses',
    `AFTER INSERT OR UPDATE ON credit_purses FOR EACH ROW EXECUTE FUNCTION tell_change('credits', 'account_id')`,
  ],
  [
    'budgets_told',
    'key_budgets',
    `AFTER INSERT OR DELETE OR UPDATE OF ceiling ON key_budgets FOR EACH ROW EXECUTE FUNCTION tell_change('credits', 'account_id')`,
  ],
  [
    'plans_told',
    'subscriptions',
    `AFTER UPDATE ON subscriptions FOR EACH ROW EXECUTE FUNCTION tell_change('plan', 'account_id')`,
  ],
  [
    'sessions_told',
    'sessions',
    `AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION tell_change('session_ended', 'account_id')`,
  ],
];

/** What changes of an account is told to the servers, which tell its open dashboards. */
export class AccountEvents1792710000000 implements MigrationInterface {
  readonly name = 'AccountEvents1792710000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TELL) await runner.query(statement);
    for (const [name, , what] of TRIGGERS) await runner.query(`CREATE TRIGGER ${name} ${what}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, table] of TRIGGERS) await runner.query(`DROP TRIGGER ${name} ON ${table}`);
    await runner.query('DROP FUNCTION tell_video, tell_change');
  }
}
