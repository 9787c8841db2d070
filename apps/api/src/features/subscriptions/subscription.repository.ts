import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Ending, PlanCount, Subscription, SubscriptionChange } from './subscription.js';

const HOLDS = 'statement_timestamp() < subscription.holds_until';

const COLUMNS = `
  subscription.account_id AS "accountId", CASE WHEN ${HOLDS} THEN subscription.plan ELSE 'free' END AS plan,
  subscription.plan AS "subscribedPlan", subscription.source, CASE WHEN ${HOLDS} THEN subscription.state ELSE 'ended' END AS state,
  subscription.period_start AS "periodStart", subscription.period_end AS "periodEnd", subscription.grace_until AS "graceUntil",
  subscription.provider_customer AS customer, subscription.changed_at AS "changedAt"`;

const OF = prepared(
  'subscription-of',
  `SELECT ${COLUMNS} FROM subscriptions subscription WHERE account_id = $1`,
);

/** An admission under way, which holds the row, is waited for. */
const OF_LOCKED = statement(
  `SELECT ${COLUMNS} FROM subscriptions subscription WHERE account_id = $1 FOR NO KEY UPDATE`,
);

const ADDRESS = statement('SELECT email FROM known_accounts WHERE id = $1');

/** Of the plan that holds now: who is past their end has Free. */
const COUNTS = statement('SELECT plan, count(*)::int AS accounts FROM current_plans GROUP BY plan');

/**
 * Whose plan ends within $2 days, or with state past_due at any time; who ends first comes first. What a provider goes
 * on with is no end.
 */
const ENDING = statement(`
  SELECT subscription.account_id AS "accountId", account.email, subscription.plan, subscription.state, subscription.source,
    subscription.holds_until AS "endsAt"
  FROM subscriptions subscription JOIN known_accounts account ON account.id = subscription.account_id
  WHERE ${HOLDS} AND subscription.holds_until < 'infinity' AND ((subscription.state = 'past_due') = $1)
    AND ($1 OR (subscription.state = 'canceled' OR subscription.source <> 'provider')
      AND subscription.holds_until < statement_timestamp() + make_interval(days => $2))
  ORDER BY subscription.holds_until, subscription.account_id LIMIT $3`);

const PLANS = statement('SELECT DISTINCT plan FROM subscriptions');

/** How far a state is on its way to the end: the order of words of one moment. */
const rank = (state: string): string =>
  `array_position(ARRAY['active', 'past_due', 'canceled', 'ended'], ${state})`;

/** Every word has its place in one order, so that the last one is the same whichever comes first. */
const CHANGE = statement(`
  UPDATE subscriptions SET plan = $2, source = $3, state = $4, period_start = $5, period_end = $6, grace_until = $7,
    as_of = coalesce($8, greatest(clock_timestamp(), as_of + interval '1 microsecond')),
    provider_customer = coalesce($9, provider_customer), provider_subscription = coalesce($10, provider_subscription),
    changed_at = clock_timestamp()
  WHERE account_id = $1 AND ($8::timestamptz IS NULL OR
    (as_of, ${rank('state')}, period_start, coalesce(period_end, 'infinity'), coalesce(grace_until, '-infinity'), plan) <
    ($8::timestamptz, ${rank('$4::text')}, $5::timestamptz, coalesce($6::timestamptz, 'infinity'), coalesce($7::timestamptz, '-infinity'), $2::text))
  RETURNING account_id`);

@Injectable()
export class SubscriptionRepository {
  constructor(private readonly database: Database) {}

  /** Null for an account that is not there. */
  async of(accountId: string): Promise<Subscription | null> {
    const [row] = await this.database.rows<Subscription>(OF, [accountId]);
    return row ?? null;
  }

  /** The same, locked against change until the transaction ends. */
  async locked(transaction: Transaction, accountId: string): Promise<Subscription | null> {
    const [row] = await transaction.rows<Subscription>(OF_LOCKED, [accountId]);
    return row ?? null;
  }

  /** Whom the audit log names for an account. */
  async addressOf(transaction: Transaction, accountId: string): Promise<string> {
    return (await transaction.rows<{ email: string }>(ADDRESS, [accountId]))[0]?.email ?? accountId;
  }

  /** How many accounts have each plan now. */
  async counts(): Promise<PlanCount[]> {
    return await this.database.rows<PlanCount>(COUNTS);
  }

  /** Whose plan ends soon, or else who is past due: the first to end first. */
  async ending(which: 'soon' | 'past_due', withinDays: number, atMost: number): Promise<Ending[]> {
    return await this.database.rows<Ending>(ENDING, [which === 'past_due', withinDays, atMost]);
  }

  /** Every plan that an account has or had last. */
  async plans(): Promise<string[]> {
    return (await this.database.rows<{ plan: string }>(PLANS)).map(({ plan }) => plan);
  }

  /** False where what stands is as new, or newer. */
  async change(transaction: Transaction, change: SubscriptionChange): Promise<boolean> {
    const { accountId, plan, source, state, periodStart, periodEnd, graceUntil, asOf, provider } = change;
    const rows = await transaction.rows(CHANGE, [
      ...[accountId, plan, source, state, periodStart, periodEnd, graceUntil, asOf],
      ...[provider?.customer ?? null, provider?.subscription ?? null],
    ]);
    return rows.length === 1;
  }
}
