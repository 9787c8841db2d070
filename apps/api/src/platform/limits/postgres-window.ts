import { RateLimitedError } from '@clipwright/core/errors';
import { type SeenWindow, type StoreAsk, tellWindow, type WindowReading } from '@clipwright/core/limiter';
import type { PostgresStore } from '@clipwright/core/limiter/postgres';
import { Injectable } from '@nestjs/common';
import { WindowConfig } from '../../config/slices.js';
import { Database } from '../database/database.js';
import { prepared } from '../database/statement.js';
import type { Transaction } from '../database/transaction.js';
import { limiterWindows, VIDEOS_WINDOW } from './limiter-windows.js';

/** What an admission attempt came to. */
export interface Admission {
  readonly admitted: boolean;
  readonly reading: WindowReading;
}

/** What is in a window at an instant, oldest first; times are of the database's clock. */
export interface WindowPicture {
  readonly nowMs: number;
  readonly windowMs: number;
  /** The newest, where there are more than a picture can show. */
  readonly admissions: readonly { readonly id: string; readonly atMs: number }[];
  readonly reading: WindowReading;
}

/** Marks that a strip of film can hold. */
const MOST_PICTURED = 500;

/** The generations that count at $2 milliseconds before now, newest first, at most $3. */
const NEWEST = prepared(
  'read-window-newest',
  `SELECT id, at_ms AS "atMs" FROM limiter_places WHERE name = '${VIDEOS_WINDOW}' AND key = $1 AND at_ms > $2 ORDER BY at_ms DESC, place DESC LIMIT $3`,
);

/**
 * The exact rolling window of generations, shared by all replicas: core's store in the database, within the
 * transaction that admits. Refusing writes nothing.
 */
@Injectable()
export class PostgresWindow {
  private readonly looking: PostgresStore;

  constructor(
    private readonly rule: WindowConfig,
    private readonly database: Database,
  ) {
    this.looking = limiterWindows(database);
  }

  /** The window as it is now, without a lock. */
  async read(key: string): Promise<WindowReading> {
    return this.readingOf(await this.looking.peek([this.windowOf(key)]));
  }

  /** The window as a picture: the generations that count now, and the reading. */
  async picture(key: string): Promise<WindowPicture> {
    const seen = await this.looking.peek([this.windowOf(key)]);
    const { windowMs } = this.rule;
    const nowMs = seen[0]?.nowMs ?? 0;
    const values = [key, nowMs - windowMs, MOST_PICTURED];
    const newest = await this.database.rows<{ id: string; atMs: number }>(NEWEST, values);
    return { nowMs, windowMs, admissions: newest.toReversed(), reading: this.readingOf(seen) };
  }

  /** Locks the window of a key for the rest of the transaction; whoever comes next waits here. */
  async lock(transaction: Transaction, key: string): Promise<void> {
    await limiterWindows(transaction).lock([this.windowOf(key)]);
  }

  /** Takes a place for `id`, if one is free; an id that has one keeps it. */
  async admit(transaction: Transaction, key: string, id: string): Promise<Admission> {
    const { admitted, windows } = await limiterWindows(transaction).reserve(id, [this.windowOf(key)]);
    return { admitted, reading: this.readingOf(windows) };
  }

  /** The same where a full window ends the transaction. @throws RateLimitedError */
  async take(transaction: Transaction, key: string, id: string): Promise<void> {
    const { admitted, reading } = await this.admit(transaction, key, id);
    if (!admitted) throw new RateLimitedError({ reading, rule: this.rule });
  }

  /** Looks, without a lock. @throws RateLimitedError */
  async refuseWhenFull(key: string): Promise<void> {
    const reading = await this.read(key);
    if (reading.remaining === 0) throw new RateLimitedError({ reading, rule: this.rule });
  }

  /** Gives the place of `id` back; fine when it has none any more. */
  async giveBack(transaction: Transaction, key: string, id: string): Promise<void> {
    await limiterWindows(transaction).settle(id, [{ ...this.windowOf(key), weight: 0 }]);
  }

  private windowOf(key: string): StoreAsk {
    const { limit, windowMs } = this.rule;
    return { name: VIDEOS_WINDOW, key, limit, windowMs, weight: 1 };
  }

  private readingOf([seen]: readonly SeenWindow[]): WindowReading {
    if (seen === undefined) throw new Error('a window that can not be read');
    return tellWindow(seen, this.rule, seen.nowMs);
  }
}
