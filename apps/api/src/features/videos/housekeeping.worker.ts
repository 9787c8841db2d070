import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { RetentionConfig, ServerConfig } from '../../config/slices.js';
import { Log } from '../../platform/logging/log.js';
import { ExpireVideos } from './expire-videos/expire-videos.service.js';
import { SweepFiles } from './sweep-files/sweep-files.service.js';

/** Expires and sweeps now and then, in processes that work. Several at once do no harm. */
@Injectable()
export class HousekeepingWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly server: ServerConfig,
    private readonly retention: RetentionConfig,
    private readonly expireVideos: ExpireVideos,
    private readonly sweepFiles: SweepFiles,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.server.role !== 'http') this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.round;
  }

  private schedule(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => {
      this.round = this.keepHouse().finally(() => this.schedule());
    }, this.retention.sweepEveryMs);
    this.timer.unref();
  }

  private async keepHouse(): Promise<void> {
    try {
      await this.expireVideos.run();
      await this.sweepFiles.run(Date.now());
    } catch (error) {
      this.log.warn('housekeeping met an error and will try again', { error });
    }
  }
}
