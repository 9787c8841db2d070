import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { prepared, statement } from '../../platform/database/statement.js';
import type { Transaction } from '../../platform/database/transaction.js';

/** Channel of the notifications that something was stopped, goes on, or has changed its place in line. */
export const WORK_SWITCHED = 'work_switched';

/** What can be stopped: the queue as a whole, and workers by their names. */
export type WorkScope = 'queue' | 'worker';

/** Why nothing new is begun; drained: by this worker, paused: by none. */
export type WorkStop = 'paused' | 'drained';

/** All processes of one name that make videos. A drained one may have none at the moment. */
export interface WorkerStanding {
  readonly name: string;
  /** Those that live. */
  readonly processes: number;
  /** Videos that they are making. */
  readonly making: number;
  readonly drainedSince: Date | null;
}

const TELL = prepared('work-switched', `SELECT pg_notify('${WORK_SWITCHED}', '')`);

const TELL_WITH = statement(`SELECT pg_notify('${WORK_SWITCHED}', '')`);

/** Whoever is choosing a video now comes to an end first, and whoever chooses later sees what is written here. */
const WAIT_FOR_CHOICES = statement('SELECT 1 FROM work_lines ORDER BY line COLLATE "C" FOR UPDATE');

const STOP = statement(
  'INSERT INTO work_switches (scope, name) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING name',
);

const GO_ON = statement('DELETE FROM work_switches WHERE scope = $1 AND name = $2 RETURNING name');

const STOPS = statement(
  `SELECT scope FROM work_switches WHERE scope = 'queue' OR (scope = 'worker' AND name = $1) ORDER BY scope DESC LIMIT 1`,
);

const IS_DRAINED = prepared(
  'is-drained',
  `SELECT 1 AS one FROM work_switches WHERE scope = 'worker' AND name = $1`,
);

/** Gives a row with the time `since`, while the queue is paused. */
export const PAUSED_SINCE = prepared('paused-since', `SELECT since FROM work_switches WHERE scope = 'queue'`);

/** As long as a worker is counted on without being heard of. */
const LIVES = `seen_at > clock_timestamp() - interval '30 seconds'`;

const WORKERS = prepared(
  'workers-standing',
  `
    SELECT coalesce(living.name, switch.name) AS name, coalesce(living.processes, 0)::int AS processes, coalesce(living.making, 0)::int AS making,
           switch.since AS "drainedSince"
    FROM (SELECT name, count(*) AS processes, sum(making) AS making FROM workers WHERE ${LIVES} GROUP BY name) living
    FULL JOIN (SELECT name, since FROM work_switches WHERE scope = 'worker') switch ON switch.name = living.name
    ORDER BY 1`,
);

const SAY = prepared(
  'worker-says',
  `
    INSERT INTO workers (process, name, making, seen_at) VALUES ($1, $2, $3, clock_timestamp())
    ON CONFLICT (process) DO UPDATE SET name = EXCLUDED.name, making = EXCLUDED.making, seen_at = EXCLUDED.seen_at`,
);

const FORGET = prepared(
  'forget-worker',
  `DELETE FROM workers WHERE process = $1 OR seen_at < clock_timestamp() - interval '10 minutes'`,
);

/** What is stopped, and which workers live. A switch stays as it is until somebody turns it, whoever starts anew. */
@Injectable()
export class WorkSwitchRepository {
  constructor(private readonly database: Database) {}

  /** False where it was so already. Once it is committed nothing is begun any more that this stops. */
  async stop(transaction: Transaction, scope: WorkScope, name: string): Promise<boolean> {
    await transaction.rows(WAIT_FOR_CHOICES);
    return (await transaction.rows(STOP, [scope, name])).length === 1;
  }

  /** False where it was so already. */
  async goOn(transaction: Transaction, scope: WorkScope, name: string): Promise<boolean> {
    return (await transaction.rows(GO_ON, [scope, name])).length === 1;
  }

  /** Tells every process once the transaction commits. */
  async announce(transaction: Transaction): Promise<void> {
    await transaction.rows(TELL_WITH);
  }

  async tell(): Promise<void> {
    await this.database.rows(TELL);
  }

  /** What keeps a worker from beginning a video; the caller holds the lock of a line. */
  async stopOf(transaction: Transaction, worker: string): Promise<WorkStop | null> {
    const [row] = await transaction.rows<{ scope: WorkScope }>(STOPS, [worker]);
    if (row === undefined) return null;
    return row.scope === 'worker' ? 'drained' : 'paused';
  }

  async isDrained(worker: string): Promise<boolean> {
    return (await this.database.rows(IS_DRAINED, [worker])).length > 0;
  }

  /** Null: it goes on. */
  async pausedSince(): Promise<Date | null> {
    const [row] = await this.database.rows<{ since: Date }>(PAUSED_SINCE);
    return row?.since ?? null;
  }

  async workers(): Promise<WorkerStanding[]> {
    return await this.database.rows<WorkerStanding>(WORKERS);
  }

  /** A worker says that it lives, and how many videos it is making. */
  async say(worker: { process: string; name: string; making: number }): Promise<void> {
    await this.database.rows(SAY, [worker.process, worker.name, worker.making]);
  }

  /** Of a process that ends; and of those that died long ago. */
  async forget(process: string): Promise<void> {
    await this.database.rows(FORGET, [process]);
  }
}
