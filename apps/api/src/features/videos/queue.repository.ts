import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { prepared, type Statement, statement } from '../../platform/database/statement.js';

/** How far videos that wait are counted: all of them, and those of one account. */
export interface QueueLimits {
  readonly inAll: number;
  readonly ofOne: number;
}

/** Videos that wait, in all lines; and how many connections the database takes at most. */
export interface Queued {
  readonly inAll: number;
  /** Of the account; where all together are fewer than one may have, they are not told apart. */
  readonly own: number;
  readonly connections: number;
}

const IN_ALL = prepared(
  'videos-queued',
  `
    SELECT count(*)::int AS "inAll", current_setting('max_connections')::int AS connections
    FROM (SELECT 1 FROM videos WHERE status = 'queued' ORDER BY line, turn LIMIT $1) AS counted`,
);

/**
 * Along the index of the lines, because an index of its own would pass for a shorter way to the next in line.
 */
const OWN = prepared(
  'own-videos-queued',
  `
    SELECT count(*)::int AS own FROM (SELECT account_id FROM videos WHERE status = 'queued' ORDER BY line, turn LIMIT $2) AS counted
    WHERE account_id = $1`,
);

/** Any number that nothing else locks. */
const QUEUE_LOCK = 1_790_700_000;

const LOCKS = {
  shared: prepared('share-queue', `SELECT pg_advisory_xact_lock_shared(${QUEUE_LOCK})`),
  alone: statement(`SELECT pg_advisory_xact_lock(${QUEUE_LOCK})`),
} as const;

type Ask = (statement: Statement, values: readonly unknown[]) => Promise<Partial<Queued>[]>;

/** The queue as a whole: how many wait in it. */
@Injectable()
export class QueueRepository {
  constructor(private readonly database: Database) {}

  async look(accountId: string, limits: QueueLimits): Promise<Queued> {
    return await counted((...asked) => this.database.rows(...asked), accountId, limits);
  }

  /** Sees all that was committed before, and what this transaction did. */
  async lookIn(transaction: Transaction, accountId: string, limits: QueueLimits): Promise<Queued> {
    return await counted((...asked) => transaction.rows(...asked), accountId, limits);
  }

  /**
   * Until the transaction ends: together with others, or alone. Who waits to be alone is let in before those
   * who come later.
   */
  async lock(transaction: Transaction, how: keyof typeof LOCKS): Promise<void> {
    await transaction.rows(LOCKS[how]);
  }
}

async function counted(ask: Ask, accountId: string, limits: QueueLimits): Promise<Queued> {
  const [{ inAll = 0, connections = 0 } = {}] = await ask(IN_ALL, [limits.inAll]);
  if (inAll < limits.ofOne) return { inAll, own: inAll, connections };
  const [{ own = 0 } = {}] = await ask(OWN, [accountId, limits.inAll]);
  return { inAll, own, connections };
}
