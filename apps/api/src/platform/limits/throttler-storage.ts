import { randomUUID } from 'node:crypto';
import { type StoreWindow, tellWindow } from '@clipwright/core/limiter';
import type { PostgresStore } from '@clipwright/core/limiter/postgres';
import { Injectable } from '@nestjs/common';
import type { ThrottlerStorage } from '@nestjs/throttler';
import { Database } from '../database/database.js';
import { ATTEMPTS_WINDOW, countingWindows } from './limiter-windows.js';

type StorageRecord = Awaited<ReturnType<ThrottlerStorage['increment']>>;

/** What is counted: how often, within which time. */
export interface AttemptCounter {
  readonly key: string;
  readonly withinMs: number;
  readonly limit: number;
}

/**
 * @nestjs/throttler's counters as rolling windows of core's store, so that replicas share them. An attempt
 * that is refused writes nothing.
 */
@Injectable()
export class PostgresThrottlerStorage implements ThrottlerStorage {
  private readonly windows: PostgresStore;

  constructor(database: Database) {
    this.windows = countingWindows(database);
  }

  async increment(key: string, ttlMs: number, limit: number): Promise<StorageRecord> {
    return await this.count({ key, withinMs: ttlMs, limit }, randomUUID());
  }

  /** Counts an attempt by its id. Blocked: the seconds until one more is let through. */
  async count(counter: AttemptCounter, id: string): Promise<StorageRecord> {
    const window = windowOf(counter);
    const { admitted, windows } = await this.windows.reserve(id, [{ ...window, weight: 1 }]);
    const [seen] = windows;
    if (seen === undefined) throw new Error('attempts that can not be counted');
    const waitMs = admitted ? tellWindow(seen, window, seen.nowMs).resetInSeconds * 1000 : seen.waitMs;
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    return {
      totalHits: seen.count + (admitted ? 0 : 1),
      timeToExpire: seconds,
      isBlocked: !admitted,
      timeToBlockExpire: seconds,
    };
  }

  /** Takes an attempt back. */
  async giveBack(counter: AttemptCounter, id: string): Promise<void> {
    await this.windows.settle(id, [{ ...windowOf(counter), weight: 0 }]);
  }

  /** Forgets what was counted of a source. */
  async forget(key: string): Promise<void> {
    await this.windows.reset([windowOf({ key, withinMs: 0, limit: 0 })]);
  }
}

const windowOf = ({ key, withinMs, limit }: AttemptCounter): StoreWindow => ({
  name: ATTEMPTS_WINDOW,
  key,
  limit,
  windowMs: withinMs,
});
