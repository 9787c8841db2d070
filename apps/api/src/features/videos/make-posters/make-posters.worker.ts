import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { GenerationConfig, ServerConfig } from '../../../config/slices.js';
import { Notifications } from '../../../platform/database/notifications.js';
import { Log } from '../../../platform/logging/log.js';
import { VIDEO_SETTLED } from '../video-settled.js';
import { MakePosters } from './make-posters.service.js';

/** Floor under the notifications, and for videos of versions that took no pictures. */
const LOOK_EVERY_MS = 15_000;

/** Takes pictures one after another, in processes that work: when a video has ended, and now and then. */
@Injectable()
export class MakePostersWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly closing = new AbortController();
  private readonly works: boolean;
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isTold = false;

  constructor(
    server: ServerConfig,
    generation: GenerationConfig,
    private readonly posters: MakePosters,
    private readonly log: Log,
    notifications: Notifications,
  ) {
    this.works = server.role !== 'http' && generation.posters;
    if (this.works) notifications.on(VIDEO_SETTLED, () => this.told());
  }

  onApplicationBootstrap(): void {
    if (this.works) this.told();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing.abort(new Error('the worker is shutting down'));
    clearTimeout(this.timer);
    await this.round;
  }

  /** Whoever is told in the middle of a round begins another after it. */
  private told(): void {
    this.isTold = true;
    this.round ??= this.rounds();
  }

  private async rounds(): Promise<void> {
    clearTimeout(this.timer);
    while (this.isTold && !this.closing.signal.aborted) {
      this.isTold = false;
      await this.oneRound();
    }
    this.round = null;
    if (this.closing.signal.aborted) return;
    this.timer = setTimeout(() => this.told(), LOOK_EVERY_MS);
    this.timer.unref();
  }

  private async oneRound(): Promise<void> {
    try {
      while (!this.closing.signal.aborted && (await this.posters.run(this.closing.signal)));
    } catch (error) {
      this.log.warn('videos without a picture could not be looked for, and will be', { error });
    }
  }
}
