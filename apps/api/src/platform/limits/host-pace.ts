import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PostgresStore } from '@clipwright/core/limiter/postgres';
import { Injectable } from '@nestjs/common';
import { BudgetConfig } from '../../config/slices.js';
import { Database } from '../database/database.js';
import { countingWindows, HOSTS_WINDOW } from './limiter-windows.js';

const MINUTE_MS = 60_000;

/** Whoever else waits for the same place may get it: then it is looked at again, not at once. */
const LEAST_WAIT_MS = 50;

/** How often the hosts of others are asked, by all replicas together. */
@Injectable()
export class HostPace {
  private readonly windows: PostgresStore;

  constructor(
    private readonly config: BudgetConfig,
    database: Database,
  ) {
    this.windows = countingWindows(database);
  }

  /** Waits until a host may be asked, at most `mostMs`; false where it would be longer, and then nothing is counted. */
  async take(host: string, mostMs: number, signal: AbortSignal): Promise<boolean> {
    const endsMs = performance.now() + mostMs;
    for (;;) {
      const waitMs = await this.untilTaken(host);
      if (waitMs === 0) return true;
      if (performance.now() + waitMs > endsMs) return false;
      await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }

  /** Milliseconds until there may be room; 0 where a place was taken. */
  private async untilTaken(host: string): Promise<number> {
    const limit = this.config.fetchesPerHostPerMinute;
    const window = { name: HOSTS_WINDOW, key: host, limit, windowMs: MINUTE_MS, weight: 1 };
    const { admitted, windows } = await this.windows.reserve(randomUUID(), [window], true);
    return admitted ? 0 : Math.max(LEAST_WAIT_MS, windows[0]?.waitMs ?? 0);
  }
}
