import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServerConfig } from '../../../config/slices.js';
import { Notifications } from '../../../platform/database/notifications.js';
import { Log } from '../../../platform/logging/log.js';
import { OPERATION_LEFT } from '../left-operation.repository.js';
import { Rounds } from '../rounds.js';
import { ClearRemote } from './clear-remote.service.js';

/** Floor under the notifications, and for what a process that died had taken. */
const LOOK_EVERY_MS = 15_000;
/** What another process has just taken may seem due. */
const SHORTEST_PAUSE_MS = 200;

/** Sees to what videos have left at engines, in processes that work: when told, and when it is time. */
@Injectable()
export class ClearRemoteWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly rounds = new Rounds((closing) => this.oneRound(closing));

  constructor(
    private readonly server: ServerConfig,
    private readonly clearRemote: ClearRemote,
    private readonly log: Log,
    notifications: Notifications,
  ) {
    if (server.role !== 'http') notifications.on(OPERATION_LEFT, () => this.rounds.told());
  }

  onApplicationBootstrap(): void {
    if (this.server.role !== 'http') this.rounds.told();
  }

  async onModuleDestroy(): Promise<void> {
    await this.rounds.close();
  }

  private async oneRound(closing: AbortSignal): Promise<number> {
    try {
      const inMs = (await this.clearRemote.run(closing)) ?? LOOK_EVERY_MS;
      return Math.min(Math.max(inMs, SHORTEST_PAUSE_MS), LOOK_EVERY_MS);
    } catch (error) {
      this.log.warn('what videos left at engines could not be looked at, and will be', { error });
      return LOOK_EVERY_MS;
    }
  }
}
