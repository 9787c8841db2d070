import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Outcome } from './event-outcome.js';
import type { PaymentEvent, Provider } from './payment-event.js';

/** An event as it is kept. */
export interface KeptEvent extends PaymentEvent {
  readonly receivedAt: Date;
  readonly accountId: string | null;
  readonly customer: string | null;
  readonly outcome: Outcome;
  readonly detail: string;
}

/** An event in a list, without what came. */
export type ListedEvent = Omit<KeptEvent, 'payload'>;

/** What became of an event. */
export interface Noted {
  readonly accountId: string | null;
  readonly customer: string | null;
  readonly outcome: Outcome;
  readonly detail: string;
}

const LISTED = `
  provider, id, kind, made_at AS "madeAt", received_at AS "receivedAt", account_id AS "accountId", customer, outcome, detail`;

/** Somebody else who adds the same one at this moment is waited for. */
const ADD = statement(`
  INSERT INTO payment_events (provider, id, kind, made_at, payload, outcome) VALUES ($1, $2, $3, $4, $5, 'nothing')
  ON CONFLICT DO NOTHING RETURNING id`);

const NOTE = statement(`
  UPDATE payment_events SET account_id = $3, customer = $4, outcome = $5, detail = $6 WHERE provider = $1 AND id = $2`);

const HOLD = statement(
  `SELECT ${LISTED}, payload FROM payment_events WHERE provider = $1 AND id = $2 FOR UPDATE`,
);

const BY_ID = statement(`SELECT ${LISTED}, payload FROM payment_events WHERE id = $1`);

const WAITING = statement(`
  SELECT ${LISTED}, payload FROM payment_events
  WHERE provider = $1 AND customer = $2 AND outcome = 'unknown_account' ORDER BY made_at, id FOR UPDATE`);

/** Among those of an outcome are none that wait for their customer: they are applied by themselves. */
const PAGE = statement(`
  SELECT ${LISTED} FROM payment_events
  WHERE (cardinality($1::text[]) = 0 OR (outcome = ANY ($1) AND NOT (outcome = 'unknown_account' AND detail = '' AND customer IS NOT NULL)))
    AND ($2 = '' OR strpos(id, $2) > 0 OR strpos(coalesce(account_id, ''), $2) > 0 OR strpos(coalesce(customer, ''), $2) > 0)
    AND ($3::text IS NULL OR (received_at, provider, id) < (SELECT received_at, provider, id FROM payment_events WHERE provider = $3 AND id = $4))
  ORDER BY received_at DESC, provider DESC, id DESC LIMIT $5`);

/** Asks for a page of events, newest first. */
export interface EventQuery {
  /** Empty: all of them, and those too that only wait for their customer. */
  readonly outcomes: readonly Outcome[];
  /** In the event's id, the account's or the customer's. */
  readonly text: string;
  readonly after: Pick<ListedEvent, 'provider' | 'id'> | null;
  readonly limit: number;
}

/** What providers sent, each once. */
@Injectable()
export class PaymentEventRepository {
  constructor(private readonly database: Database) {}

  /** False when it is there already. */
  async add(transaction: Transaction, event: PaymentEvent): Promise<boolean> {
    const { provider, id, kind, madeAt, payload } = event;
    return (await transaction.rows(ADD, [provider, id, kind, madeAt, JSON.stringify(payload)])).length === 1;
  }

  async note(transaction: Transaction, { provider, id }: PaymentEvent, noted: Noted): Promise<void> {
    const { accountId, customer, outcome, detail } = noted;
    await transaction.rows(NOTE, [provider, id, accountId, customer, outcome, detail]);
  }

  /** Until the end of the transaction nobody else applies it. */
  async hold(
    transaction: Transaction,
    { provider, id }: Pick<PaymentEvent, 'provider' | 'id'>,
  ): Promise<KeptEvent | null> {
    const [event] = await transaction.rows<KeptEvent>(HOLD, [provider, id]);
    return event ?? null;
  }

  /** Of each provider that has one of this id. */
  async byId(id: string): Promise<KeptEvent[]> {
    return await this.database.rows<KeptEvent>(BY_ID, [id]);
  }

  /** Those of a customer whose account nobody knew, the oldest first. */
  async waiting(
    transaction: Transaction,
    { provider, customer }: { provider: Provider; customer: string },
  ): Promise<KeptEvent[]> {
    return await transaction.rows<KeptEvent>(WAITING, [provider, customer]);
  }

  async page({ outcomes, text, after, limit }: EventQuery): Promise<ListedEvent[]> {
    const from = [after?.provider ?? null, after?.id ?? null];
    return await this.database.rows<ListedEvent>(PAGE, [outcomes, text, ...from, limit]);
  }
}
