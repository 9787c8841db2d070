import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { GenerationConfig, ServerConfig } from '../../../config/slices.js';
import { Notifications } from '../../../platform/database/notifications.js';
import { Log } from '../../../platform/logging/log.js';
import { Rounds } from '../rounds.js';
import { VIDEO_SETTLED } from '../video-settled.js';
import { MakePosters } from './make-posters.service.js';

/** Floor under the notifications, and for videos of versions that took no pictures. */
const LOOK_EVERY_MS = 15_000;

/** Takes pictures one after another, in processes that work: when a video has ended, and now and then. */
@Injectable()
export class MakePostersWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Rounds((closing) => this.oneRound(closing));
  private readonly works: boolean;

  constructor(
    server: ServerConfig,
    generation: GenerationConfig,
    private readonly posters: MakePosters,
    private readonly log: Log,
    notifications: Notifications,
  ) {
    this.works = server.role !== 'http' && generation.posters;
    if (this.works) notifications.on(VIDEO_SETTLED, () => this.rounds.told());
  }

  onApplicationBootstrap(): void {
    if (this.works) this.rounds.told();
  }

  async onModuleDestroy(): Promise<void> {
    await this.rounds.close();
  }

  private async oneRound(closing: AbortSignal): Promise<number> {
    try {
      while (!closing.aborted && (await this.posters.run(closing)));
    } catch (error) {
      this.log.warn('videos without a picture could not be looked for, and will be', { error });
    }
    return LOOK_EVERY_MS;
  }
}
