import { Injectable } from '@nestjs/common';
import { ReadPool } from '../../platform/database/read-pool.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Videos that wait, in all lines; and how many connections the database takes at most. */
export interface Queued {
  readonly inAll: number;
  readonly own: number;
  readonly connections: number;
}

/** Counted up to $2: along the index of the lines, because an index of its own would pass for a shorter way to the next in line. */
const QUEUED = {
  name: 'videos-queued',
  text: `
    SELECT count(*)::int AS "inAll", (count(*) FILTER (WHERE account_id = $1))::int AS own, current_setting('max_connections')::int AS connections
    FROM (SELECT account_id FROM videos WHERE status = 'queued' ORDER BY line, turn LIMIT $2) AS counted`,
};

/** Any number that nothing else locks. */
const QUEUE_LOCK = 1_790_700_000;

const LOCKS = {
  shared: `SELECT pg_advisory_xact_lock_shared(${QUEUE_LOCK})`,
  alone: `SELECT pg_advisory_xact_lock(${QUEUE_LOCK})`,
} as const;

/** The queue as a whole: how many wait in it. */
@Injectable()
export class QueueRepository {
  constructor(private readonly pool: ReadPool) {}

  async look(accountId: string, most: number): Promise<Queued> {
    return told(await this.pool.rows<Queued & Record<string, unknown>>(QUEUED, [accountId, most]));
  }

  /** Sees all that was committed before, and what this transaction did. */
  async lookIn(transaction: Transaction, accountId: string, most: number): Promise<Queued> {
    return told(await transaction.prepared<Queued & Record<string, unknown>>(QUEUED, [accountId, most]));
  }

  /** Until the transaction ends: together with others, or alone. Who waits to be alone is let in before those who come later. */
  async lock(transaction: Transaction, how: keyof typeof LOCKS): Promise<void> {
    await transaction.rows(LOCKS[how]);
  }
}

function told([queued]: readonly Queued[]): Queued {
  if (queued === undefined) throw new Error('a queue that can not be counted');
  return queued;
}
