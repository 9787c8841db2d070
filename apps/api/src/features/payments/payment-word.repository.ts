import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { PaymentEvent, Provider, Word } from './payment-event.js';
import type { KeptWord } from './standing.js';

const HOLD = statement(`
  INSERT INTO payment_accounts (account_id) VALUES ($1)
  ON CONFLICT (account_id) DO UPDATE SET account_id = EXCLUDED.account_id RETURNING told_at AS "toldAt"`);

const TELL = statement('UPDATE payment_accounts SET told_at = $2 WHERE account_id = $1');

const rank = (state: string): string =>
  `array_position(ARRAY['active', 'past_due', 'canceled', 'ended'], ${state})`;

/** At the same moment the state that is further on holds; one that differs in nothing of that, by the event's id. */
const KEEP = statement(`
  INSERT INTO payment_words AS known
    (provider, subscription, about, account_id, customer, plan, state, period_start, period_end, as_of, event_id)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (provider, subscription, about) DO UPDATE SET customer = EXCLUDED.customer, plan = EXCLUDED.plan, state = EXCLUDED.state,
    period_start = EXCLUDED.period_start, period_end = EXCLUDED.period_end, as_of = EXCLUDED.as_of, event_id = EXCLUDED.event_id
  WHERE known.account_id = EXCLUDED.account_id
    AND (EXCLUDED.as_of, ${rank('EXCLUDED.state')}, EXCLUDED.event_id) >= (known.as_of, ${rank('known.state')}, known.event_id)
  RETURNING known.as_of`);

const ALL = statement(`
  SELECT provider, subscription, about, customer, plan, state, period_start AS "periodStart", period_end AS "periodEnd", as_of AS "asOf"
  FROM payment_words WHERE account_id = $1`);

/** Of a subscription, whose account it is. */
const OWNER = statement(
  'SELECT account_id AS "accountId" FROM payment_words WHERE provider = $1 AND subscription = $2 LIMIT 1',
);

/** The last word of a provider about each subscription and its invoices. */
@Injectable()
export class PaymentWordRepository {
  constructor(private readonly database: Database) {}

  /** Nobody else looks at the account's words until the transaction ends. Gives the moment last told. */
  async hold(transaction: Transaction, accountId: string): Promise<Date> {
    const [row] = await transaction.rows<{ toldAt: Date }>(HOLD, [accountId]);
    return row?.toldAt ?? new Date(0);
  }

  async told(transaction: Transaction, accountId: string, at: Date): Promise<void> {
    await transaction.rows(TELL, [accountId, at]);
  }

  /** False when a newer word is known. */
  async keep(
    transaction: Transaction,
    word: Word,
    of: { readonly event: PaymentEvent; readonly accountId: string; readonly customer: string | null },
  ): Promise<boolean> {
    const { subscription, about, plan, state, periodStart, periodEnd, asOf } = word;
    const { event, accountId, customer } = of;
    const key = [event.provider, subscription, about, accountId, customer];
    const values = [...key, plan, state, periodStart, periodEnd, asOf, event.id];
    return (await transaction.rows(KEEP, values)).length === 1;
  }

  async all(transaction: Transaction, accountId: string): Promise<KeptWord[]> {
    return await transaction.rows<KeptWord>(ALL, [accountId]);
  }

  /** As they stand at this moment, for who only looks. */
  async of(accountId: string): Promise<KeptWord[]> {
    return await this.database.rows<KeptWord>(ALL, [accountId]);
  }

  async ownerOf(
    transaction: Transaction,
    { provider, subscription }: { provider: Provider; subscription: string },
  ): Promise<string | null> {
    const [row] = await transaction.rows<{ accountId: string }>(OWNER, [provider, subscription]);
    return row?.accountId ?? null;
  }
}
