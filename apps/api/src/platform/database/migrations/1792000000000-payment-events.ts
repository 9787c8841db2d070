import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  // What providers sent, each once by its id, as it came; and what became of it here.
  `CREATE TABLE payment_events (
     provider text NOT NULL,
     id text NOT NULL,
     kind text NOT NULL,
     made_at timestamptz NOT NULL,
     received_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     account_id text,
     customer text,
     outcome text NOT NULL,
     detail text NOT NULL DEFAULT '',
     payload json NOT NULL,
     CONSTRAINT payment_events_pkey PRIMARY KEY (provider, id)
   )`,
  `CREATE INDEX payment_events_received ON payment_events (received_at, provider, id)`,
  `CREATE INDEX payment_events_account ON payment_events (account_id) WHERE account_id IS NOT NULL`,
  // Those that wait until somebody says whose the customer is.
  `CREATE INDEX payment_events_waiting ON payment_events (provider, customer) WHERE outcome = 'unknown_account'`,
  // Whose a provider's customer is, once an event has said so. Whoever applies an event of one holds its row.
  `CREATE TABLE payment_customers (
     provider text NOT NULL,
     customer text NOT NULL,
     account_id text,
     seen_at timestamptz NOT NULL DEFAULT clock_timestamp(),
     CONSTRAINT payment_customers_pkey PRIMARY KEY (provider, customer)
   )`,
  `CREATE INDEX payment_customers_account ON payment_customers (account_id) WHERE account_id IS NOT NULL`,
  `CREATE INDEX payment_customers_unclaimed ON payment_customers (seen_at) WHERE account_id IS NULL`,
  // The last word of a provider about each subscription, and about its invoices.
  `CREATE TABLE payment_words (
     provider text NOT NULL,
     subscription text NOT NULL,
     about text NOT NULL,
     account_id text NOT NULL,
     customer text,
     plan text,
     state text NOT NULL,
     period_start timestamptz NOT NULL,
     period_end timestamptz,
     as_of timestamptz NOT NULL,
     event_id text NOT NULL,
     CONSTRAINT payment_words_pkey PRIMARY KEY (provider, subscription, about)
   )`,
  `CREATE INDEX payment_words_account ON payment_words (account_id)`,
  // One row for each account that pays: whoever reads its words holds it, and the moment last told only grows.
  `CREATE TABLE payment_accounts (
     account_id text NOT NULL,
     told_at timestamptz NOT NULL DEFAULT 'epoch',
     CONSTRAINT payment_accounts_pkey PRIMARY KEY (account_id)
   )`,
];

/** What payment providers say, and whom they say it of. */
export class PaymentEvents1792000000000 implements MigrationInterface {
  readonly name = 'PaymentEvents1792000000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await runner.query(statement);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payment_accounts, payment_words, payment_customers, payment_events');
  }
}
