import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { EntryKind } from './credit-entry.js';
import type { PurseState } from './month-turn.js';

const COLUMNS = 'monthly, lasting, month, granted, clock_timestamp() AS now';

/** Made where there is none; whoever comes next waits here, and sees what was committed before. */
const LOCK = statement(`
  INSERT INTO credit_purses (account_id) VALUES ($1)
  ON CONFLICT (account_id) DO UPDATE SET account_id = EXCLUDED.account_id RETURNING ${COLUMNS}`);

const READ = prepared(
  'read-purse',
  `
    SELECT coalesce(monthly, 0) AS monthly, coalesce(lasting, 0) AS lasting, month, coalesce(granted, 0) AS granted, clock_timestamp() AS now
    FROM (SELECT $1::text AS account_id) AS asked LEFT JOIN credit_purses USING (account_id)`,
);

/** $4 is what the purse $3 has more, or less. */
const POST = statement(`
  WITH kept AS (
    UPDATE credit_purses SET monthly = monthly + CASE WHEN $3 = 'monthly' THEN $4::int ELSE 0 END, lasting = lasting + CASE WHEN $3 = 'lasting' THEN $4::int ELSE 0 END
    WHERE account_id = $1
  )
  INSERT INTO credit_entries (account_id, kind, purse, amount, month, reason) VALUES ($1, $2, $3, CASE $2 WHEN 'expire' THEN -$4::int ELSE $4::int END, $5, $6)`);

const TURN = statement('UPDATE credit_purses SET month = $2, granted = $3 WHERE account_id = $1');

/** An entry that no video made. */
export interface PurseEntry {
  readonly kind: Extract<EntryKind, 'grant' | 'expire' | 'correct'>;
  readonly purse: 'monthly' | 'lasting';
  /** What the purse has more; below zero: less. */
  readonly change: number;
  readonly month?: Date | null;
  readonly reason?: string;
}

/** A purse at an instant of the database's clock. */
export type SeenPurse = PurseState & { readonly now: Date };

const one = ([purse]: readonly SeenPurse[]): SeenPurse => {
  if (purse === undefined) throw new Error('a purse that can not be read');
  return purse;
};

/** What accounts can spend. */
@Injectable()
export class PurseRepository {
  constructor(private readonly database: Database) {}

  /** As it stands, without a lock. */
  async read(accountId: string): Promise<SeenPurse> {
    return one(await this.database.rows<SeenPurse>(READ, [accountId]));
  }

  /** As it stands, held until the transaction ends. */
  async lock(transaction: Transaction, accountId: string): Promise<SeenPurse> {
    return one(await transaction.rows<SeenPurse>(LOCK, [accountId]));
  }

  /** Writes an entry and moves the purse by it. The caller holds it. */
  async post(transaction: Transaction, accountId: string, entry: PurseEntry): Promise<void> {
    const { kind, purse, change, month = null, reason = null } = entry;
    await transaction.rows(POST, [accountId, kind, purse, change, month, reason]);
  }

  async turn(
    transaction: Transaction,
    accountId: string,
    { month, granted }: { month: Date; granted: number },
  ): Promise<void> {
    await transaction.rows(TURN, [accountId, month, granted]);
  }
}
