import { createHash, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import ipaddr from 'ipaddr.js';
import { MetricsConfig } from '../../../config/slices.js';
import { AllVideosRepository } from '../../videos/all-videos.door.js';
import { Metrics } from '../../../platform/metrics/metrics.js';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback';

/** The metrics page, for those who may read it; null for others. */
@Injectable()
export class ReadMetrics {
  constructor(
    private readonly config: MetricsConfig,
    private readonly metrics: Metrics,
    private readonly videos: AllVideosRepository,
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
    const unfinished = await this.videos.unfinished();
    for (const status of ['queued', 'processing'] as const)
      this.metrics.videosUnfinished.set({ status }, unfinished[status]);
  }

  private mayRead({ address, authorization }: { address: string | null; authorization: string }): boolean {
    if (this.config.token === null) return address !== null && isLoopback(address);
    return timingSafeEqual(digest(authorization), digest(`Bearer ${this.config.token}`));
  }
}
