import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * `holds_until` is the one rule of when a plan ends. Nobody's word is older than what an account begins with,
 * so that whichever comes first counts.
 */
const TABLE = `
  CREATE TABLE subscriptions (
    account_id text NOT NULL,
    plan text NOT NULL,
    source text NOT NULL,
    state text NOT NULL DEFAULT 'active',
    period_start timestamptz NOT NULL,
    period_end timestamptz,
    grace_until timestamptz,
    as_of timestamptz NOT NULL DEFAULT '-infinity',
    provider_customer text,
    provider_subscription text,
    changed_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    holds_until timestamptz NOT NULL GENERATED ALWAYS AS (
      CASE state WHEN 'ended' THEN '-infinity'::timestamptz WHEN 'past_due' THEN grace_until ELSE coalesce(period_end, 'infinity'::timestamptz) END
    ) STORED,
    CONSTRAINT subscriptions_pkey PRIMARY KEY (account_id),
    CONSTRAINT subscriptions_source_check CHECK (source IN ('operator', 'provider', 'gift')),
    CONSTRAINT subscriptions_state_check CHECK (state IN ('active', 'past_due', 'canceled', 'ended')),
    CONSTRAINT subscriptions_grace_check CHECK ((state = 'past_due') = (grace_until IS NOT NULL))
  )`;

const INDEXES = [
  `CREATE INDEX subscriptions_ending ON subscriptions (holds_until) WHERE holds_until < 'infinity'`,
  // Their owner looks at them, and the log of a server is long.
  `CREATE INDEX audit_entries_of_plans ON audit_entries (subject, id) WHERE action = 'subscription.changed'`,
];

const CARRY_OVER = `
  INSERT INTO subscriptions (account_id, plan, source, period_start) SELECT id, plan, 'operator', created_at FROM accounts`;

/**
 * Whatever makes an account, the sign-in library too, makes its subscription with it. Its column `plan` stays what it was
 * made with: servers of an earlier version, which may run beside this one for a while, read and write it.
 */
const BEGIN = [
  'ALTER TABLE accounts DROP CONSTRAINT accounts_plan_check',
  `CREATE FUNCTION begin_subscription() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     INSERT INTO subscriptions (account_id, plan, source, period_start) VALUES (NEW.id, NEW.plan, 'operator', clock_timestamp());
     RETURN NULL;
   END
   $$`,
  'CREATE TRIGGER begin_subscription AFTER INSERT ON accounts FOR EACH ROW EXECUTE FUNCTION begin_subscription()',
];

/**
 * By the time at which the statement began: a view that asked for another instant in each row could not
 * become part of the statement that reads it.
 */
const CURRENT_PLANS = `
  CREATE VIEW current_plans AS
  SELECT account_id, CASE WHEN statement_timestamp() < holds_until THEN plan ELSE 'free' END AS plan FROM subscriptions`;

/** Inner joins, so that a shared lock on the view is one on the subscription too. */
const KNOWN_ACCOUNTS = `
  CREATE OR REPLACE VIEW known_accounts AS
  SELECT account.id, account.email, current.plan, account.active, account.operator, account.may_spend
  FROM accounts account JOIN current_plans current ON current.account_id = account.id`;

const CARRY_BACK = [
  'CREATE OR REPLACE VIEW known_accounts AS SELECT id, email, plan, active, operator, may_spend FROM accounts',
  'DROP TRIGGER begin_subscription ON accounts',
  'DROP FUNCTION begin_subscription',
  // Plans that an older version does not know are plans without access there.
  `UPDATE accounts SET plan = CASE WHEN current.plan IN ('basic', 'pro', 'api') THEN current.plan ELSE 'free' END
   FROM current_plans current WHERE current.account_id = id`,
  'DROP VIEW current_plans',
  'DROP INDEX audit_entries_of_plans',
  'DROP TABLE subscriptions',
  `ALTER TABLE accounts ADD CONSTRAINT accounts_plan_check CHECK (plan IN ('free', 'basic', 'pro', 'api'))`,
];

/** A plan has a period and a state; what is past its end is on Free, with no job that has to run for it. */
export class Subscriptions1791800000000 implements MigrationInterface {
  readonly name = 'Subscriptions1791800000000';

  async up(runner: QueryRunner): Promise<void> {
    const statements = [TABLE, ...INDEXES, CARRY_OVER, ...BEGIN, CURRENT_PLANS, KNOWN_ACCOUNTS];
    for (const statement of statements) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const statement of CARRY_BACK) await runner.query(statement);
  }
}
