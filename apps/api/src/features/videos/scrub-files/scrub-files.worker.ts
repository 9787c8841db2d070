import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ScrubConfig } from '../../../config/retention-slices.js';
import { ServerConfig } from '../../../config/slices.js';
import { Log } from '../../../platform/logging/log.js';
import { ScrubFiles } from './scrub-files.service.js';

/** Looks now and then whether stored files are to be read again, in processes that work. */
@Injectable()
export class ScrubFilesWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> = Promise.resolve();

  constructor(
    private readonly server: ServerConfig,
    private readonly config: ScrubConfig,
    private readonly scrubFiles: ScrubFiles,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.server.role !== 'http') this.schedule();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing.abort(new Error('the worker is shutting down'));
    clearTimeout(this.timer);
    await this.round;
  }

  private schedule(): void {
    if (this.closing.signal.aborted) return;
    this.timer = setTimeout(() => {
      this.round = this.scrub().finally(() => this.schedule());
    }, this.config.lookEveryMs);
    this.timer.unref();
  }

  private async scrub(): Promise<void> {
    try {
      await this.scrubFiles.run(this.closing.signal);
    } catch (error) {
      this.log.warn('reading stored videos again met an error and will go on', { error });
    }
  }
}
