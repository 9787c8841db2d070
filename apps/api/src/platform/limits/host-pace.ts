import { Injectable } from '@nestjs/common';
import { BudgetConfig } from '../../config/slices.js';
import { LeakyBuckets } from './leaky-buckets.js';

const MINUTE_MS = 60_000;

/** How often the hosts of others are asked, by all replicas together. */
@Injectable()
export class HostPace {
  constructor(
    private readonly config: BudgetConfig,
    private readonly buckets: LeakyBuckets,
  ) {}

  /**
   * Milliseconds to wait before a host is asked, at most `mostMs`; null where it would be longer, and then
   * nothing is counted.
   */
  async take(host: string, mostMs: number): Promise<number | null> {
    const bucket = {
      key: `host:${host}`,
      quotas: [this.config.fetchesPerHostPerMinute],
      periodMs: MINUTE_MS,
    };
    const taken = await this.buckets.take(bucket, [1], { aheadMs: mostMs });
    return taken.ok ? taken.waitMs : null;
  }
}
