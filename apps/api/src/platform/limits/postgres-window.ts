import { RateLimitedError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { tellWindow, type WindowReading } from '@clipwright/core/limiter';
import { WindowConfig } from '../../config/slices.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { LOCK, NEWEST, OPEN, READ, RETURN, TAKE } from './window-statements.js';

interface Seen {
  readonly nowMs: number;
  readonly count: number;
  /** Null: nothing counts. */
  readonly oldestAtMs: number | null;
  readonly oldestPlace: string | null;
}

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

/**
 * The exact rolling window, shared by all replicas: numbered places under one locked row per key slot, on the
 * database's clock. What an admission, a refusal and a reading cost does not grow with the limit. Refusing
 * writes nothing.
 */
@Injectable()
export class PostgresWindow {
  constructor(
    private readonly rule: WindowConfig,
    private readonly database: Database,
  ) {}

  /** The window as it is now, without a lock. */
  async read(key: string): Promise<WindowReading> {
    return this.readingOf(await this.seen(this.database, key));
  }

  /** The window as a picture: the generations that count now, and the reading. */
  async picture(key: string): Promise<WindowPicture> {
    const seen = await this.seen(this.database, key);
    const { nowMs } = seen;
    const { windowMs } = this.rule;
    const newest = await this.database.rows<{ id: string; atMs: number }>(NEWEST, [
      key,
      nowMs - windowMs,
      MOST_PICTURED,
    ]);
    return { nowMs, windowMs, admissions: newest.toReversed(), reading: this.readingOf(seen) };
  }

  /** Locks the window of a key for the rest of the transaction; whoever comes next waits here. */
  async lock(transaction: Transaction, key: string): Promise<void> {
    const known = await transaction.rows(LOCK, [key]);
    if (known.length > 0) return;
    await transaction.rows(OPEN, [key]);
    await transaction.rows(LOCK, [key]);
  }

  /** Takes a place for `id`, which has none yet, if one is free. The caller holds the lock. */
  async admit(transaction: Transaction, key: string, id: string): Promise<Admission> {
    // After the lock is held, so that the clock and the rows are both later than every earlier admission.
    const seen = await this.seen(transaction, key);
    const { nowMs, count, oldestAtMs, oldestPlace } = seen;
    if (count >= this.rule.limit) return { admitted: false, reading: this.readingOf(seen) };
    await transaction.rows(TAKE, [key, id, nowMs, nowMs - this.rule.windowMs, oldestPlace]);
    return {
      admitted: true,
      reading: this.readingOf({ nowMs, count: count + 1, oldestAtMs: oldestAtMs ?? nowMs }),
    };
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
    await this.lock(transaction, key);
    await transaction.rows(RETURN, [key, id]);
  }

  private async seen(by: Pick<Database, 'rows'>, key: string): Promise<Seen> {
    const [seen] = await by.rows<Seen>(READ, [key, this.rule.windowMs]);
    if (seen === undefined) throw new Error('a window that can not be read');
    return seen;
  }

  private readingOf({ nowMs, ...seen }: Omit<Seen, 'oldestPlace'>): WindowReading {
    return tellWindow(seen, this.rule, nowMs);
  }
}
