import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';
import type { Provider } from './payment-event.js';

/** A provider's customer. */
export interface Customer {
  readonly provider: Provider;
  readonly customer: string;
}

const HOLD = statement(`
  INSERT INTO payment_customers (provider, customer) VALUES ($1, $2)
  ON CONFLICT (provider, customer) DO UPDATE SET customer = EXCLUDED.customer RETURNING account_id AS "accountId"`);

const LEARN = statement('UPDATE payment_customers SET account_id = $3 WHERE provider = $1 AND customer = $2');

const OF_ACCOUNT = statement('SELECT 1 FROM payment_customers WHERE account_id = $1 LIMIT 1');

const EMAIL = statement('SELECT email FROM known_accounts WHERE id = $1');

/** Whose a provider's customers are. */
@Injectable()
export class PaymentCustomerRepository {
  constructor(private readonly database: Database) {}

  /** Events of the same customer wait until the transaction ends. Gives its account; null: nobody said. */
  async hold(transaction: Transaction, { provider, customer }: Customer): Promise<string | null> {
    const [row] = await transaction.rows<{ accountId: string | null }>(HOLD, [provider, customer]);
    return row?.accountId ?? null;
  }

  async learn(transaction: Transaction, of: Customer, accountId: string): Promise<void> {
    await transaction.rows(LEARN, [of.provider, of.customer, accountId]);
  }

  /** Whether an account is known to be somebody's customer. */
  async hasOne(accountId: string): Promise<boolean> {
    return (await this.database.rows(OF_ACCOUNT, [accountId])).length === 1;
  }

  /** The address of an account; null: there is none. */
  async emailOf(transaction: Transaction, accountId: string): Promise<string | null> {
    const [row] = await transaction.rows<{ email: string }>(EMAIL, [accountId]);
    return row?.email ?? null;
  }
}
