import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { DataEndConfig } from '../../config/retention-slices.js';
import { ServerConfig } from '../../config/slices.js';
import { Notifications } from '../../platform/database/notifications.js';
import { Log } from '../../platform/logging/log.js';
import { ACCOUNT_DELETION } from '../account-end/deletions.door.js';
import { RetentionRound } from './retention-round.js';

/** Videos that are being stopped need a moment. */
const SOON_MS = 2_000;

/** Ends data now and then, and accounts as soon as that is asked for, in processes that work. */
@Injectable()
export class RetentionWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  /** Something was asked for while a round was under way. */
  private asked = false;

  constructor(
    private readonly server: ServerConfig,
    private readonly config: DataEndConfig,
    private readonly retention: RetentionRound,
    notifications: Notifications,
    private readonly log: Log,
  ) {
    notifications.on(ACCOUNT_DELETION, () => this.beginNow());
  }

  /** What a worker left undone that was killed is gone on with at once. */
  onApplicationBootstrap(): void {
    this.beginNow();
  }

  async onModuleDestroy(): Promise<void> {
    this.closing.abort(new Error('the worker is shutting down'));
    clearTimeout(this.timer);
    await this.round;
  }

  private beginNow(): void {
    if (this.server.role === 'http' || this.closing.signal.aborted) return;
    this.asked = this.round !== null;
    if (this.round !== null) return;
    clearTimeout(this.timer);
    this.round = this.once().then((soon) => this.schedule(soon));
  }

  private schedule(soon: boolean): void {
    this.round = null;
    if (this.closing.signal.aborted) return;
    this.timer = setTimeout(() => this.beginNow(), soon || this.asked ? SOON_MS : this.config.sweepEveryMs);
    this.timer.unref();
  }

  private async once(): Promise<boolean> {
    try {
      return await this.retention.run(this.closing.signal);
    } catch (error) {
      this.log.warn('ending data met an error and will try again', { error });
      return false;
    }
  }
}
