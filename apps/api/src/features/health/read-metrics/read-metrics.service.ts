import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { MetricsConfig } from '../../../config/slices.js';
import { Database } from '../../../platform/database/database.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { prepared } from '../../../platform/database/statement.js';

const UNFINISHED = prepared(
  'count-unfinished',
  `
    SELECT 'queued' AS status, count(*)::int AS count FROM videos WHERE status = 'queued'
    UNION ALL SELECT 'processing', count(*)::int FROM videos WHERE status = 'processing'`,
);

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** The metrics page, for those who may read it; null for others. */
@Injectable()
export class ReadMetrics {
  constructor(
    private readonly config: MetricsConfig,
    private readonly metrics: Metrics,
    private readonly database: Database,
  ) {}

  async run(asker: {
    address: string | null;
    authorization: string;
  }): Promise<{ text: string; contentType: string } | null> {
    if (!this.mayRead(asker)) return null;
    await this.countUnfinished();
    return { text: await this.metrics.text(), contentType: this.metrics.contentType };
  }

  private async countUnfinished(): Promise<void> {
    const rows = await this.database.rows<{ status: string; count: number }>(UNFINISHED, []);
    for (const status of ['queued', 'processing']) {
      this.metrics.videosUnfinished.set({ status }, rows.find((row) => row.status === status)?.count ?? 0);
    }
  }

  private mayRead({ address, authorization }: { address: string | null; authorization: string }): boolean {
    if (this.config.token === null) return address !== null && isLoopback(address);
    return timingSafeEqual(digest(authorization), digest(`Bearer ${this.config.token}`));
  }
}
