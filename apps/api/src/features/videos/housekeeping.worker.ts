import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServerConfig } from '../../config/slices.js';
import { Log } from '../../platform/logging/log.js';
import { KeepHouse } from './keep-house.js';

/** Expires and sweeps now and then, in processes that work. Several at once do no harm. */
@Injectable()
export class HousekeepingWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> = Promise.resolve();
  private closed = false;

  constructor(
    private readonly server: ServerConfig,
    private readonly house: KeepHouse,
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
      this.round = this.keep().finally(() => this.schedule());
    }, this.house.everyMs);
    this.timer.unref();
  }

  private async keep(): Promise<void> {
    try {
      await this.house.run(Date.now());
    } catch (error) {
      this.log.warn('housekeeping met an error and will try again', { error });
    }
  }
}
