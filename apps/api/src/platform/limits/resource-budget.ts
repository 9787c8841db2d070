import { randomUUID } from 'node:crypto';
import { ResourceBudgetError } from '@clipwright/core/errors';
import type { SeenWindow, StoreAsk } from '@clipwright/core/limiter';
import type { PostgresStore } from '@clipwright/core/limiter/postgres';
import { Injectable } from '@nestjs/common';
import { BudgetConfig } from '../../config/slices.js';
import { Database } from '../database/database.js';
import { Log } from '../logging/log.js';
import { budgetWindow, countingWindows, RESOURCES, type ResourceName } from './limiter-windows.js';

/**
 * What images cost: bytes from others' hosts, fetches, images decoded, and requests refused after a fetch; and
 * how often it is asked what would be made.
 */
export type Resources = Readonly<Record<ResourceName, number>>;

/** What was set aside for one request, the most that it may use. */
export interface Reservation {
  /** Gives back what was not used. Never rejects: what can't be given back counts for an hour. */
  end(used: Resources): Promise<void>;
}

const HOUR_MS = 3_600_000;
const MEBIBYTE = 1024 * 1024;

/** How a budget is told: in which unit, and in which words. */
const TOLD: Readonly<Record<ResourceName, { unit: number; says: (most: number) => string }>> = {
  bytes: { unit: MEBIBYTE, says: (most) => `at most ${most} MiB of images are fetched in an hour.` },
  fetches: { unit: 1, says: (most) => `at most ${most} images are fetched in an hour.` },
  images: { unit: 1, says: (most) => `at most ${most} images are decoded in an hour.` },
  refusals: {
    unit: 1,
    says: (most) => `at most ${most} requests are refused in an hour after their image was fetched.`,
  },
  plans: { unit: 1, says: (most) => `at most ${most} plans are made in an hour.` },
};

/** How much is asked of one of them. */
interface Asked {
  readonly resource: ResourceName;
  readonly ask: StoreAsk;
}

/**
 * What an account may have others do for it without a video, each a rolling hour. Reserved before the work begins, so
 * that requests at once never use more together.
 */
@Injectable()
export class ResourceBudget {
  private readonly windows: PostgresStore;

  constructor(
    private readonly config: BudgetConfig,
    database: Database,
    private readonly log: Log,
  ) {
    this.windows = countingWindows(database);
  }

  /** @throws ResourceBudgetError */
  async reserve(account: string, most: Resources): Promise<Reservation> {
    const asked = this.askedOf(account, most);
    const asks = asked.map(({ ask }) => ask);
    if (asks.length === 0) return { end: () => Promise.resolve() };
    const ours = randomUUID();
    const { admitted, windows, id = ours } = await this.windows.reserve(ours, asks, true);
    if (!admitted) throw refusal(asked, windows);
    return { end: async (used) => await this.settle(id, asked, used) };
  }

  private askedOf(account: string, most: Resources): Asked[] {
    const asked = RESOURCES.map((resource) => {
      const window = { name: budgetWindow(resource), key: account, windowMs: HOUR_MS };
      return { resource, ask: { ...window, limit: this.config.perHour[resource], weight: most[resource] } };
    });
    return asked.filter(({ ask }) => ask.weight > 0);
  }

  private async settle(id: string, asked: readonly Asked[], used: Resources): Promise<void> {
    const stands = asked.map(({ resource, ask }) => ({
      ...ask,
      weight: Math.min(ask.weight, used[resource]),
    }));
    if (stands.every(({ weight }, index) => weight === asked[index]?.ask.weight)) return;
    await this.windows
      .settle(id, stands)
      .catch((error: unknown) => this.log.warn('a budget could not be given back', { error }));
  }
}

/** Tells of the resource that is waited for longest. */
function refusal(asked: readonly Asked[], windows: readonly SeenWindow[]): ResourceBudgetError {
  const waits = windows.map(({ waitMs }) => Math.min(waitMs, HOUR_MS));
  const at = waits.indexOf(Math.max(...waits));
  const { resource, ask } = asked[at] ?? { resource: 'bytes', ask: { limit: 0 } };
  const { nowMs, count } = windows[at] ?? { nowMs: Date.now(), count: 0 };
  const { unit, says } = TOLD[resource];
  const limit = Math.floor(ask.limit / unit);
  const resetInSeconds = Math.max(1, Math.ceil((waits[at] ?? 0) / 1000));
  const resetAtMs = Math.ceil(nowMs / 1000 + resetInSeconds) * 1000;
  return new ResourceBudgetError({
    message: `Resource budget exceeded: ${says(limit)}`,
    reading: {
      count: Math.min(limit, Math.ceil(count / unit)),
      limit,
      remaining: 0,
      resetInSeconds,
      resetAtMs,
    },
  });
}
