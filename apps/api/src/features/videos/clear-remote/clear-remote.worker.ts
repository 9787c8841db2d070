import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServerConfig } from '../../../config/slices.js';
import { Notifications } from '../../../platform/database/notifications.js';
import { Log } from '../../../platform/logging/log.js';
import { OPERATION_LEFT } from '../left-operation.repository.js';
import { ClearRemote } from './clear-remote.service.js';

/** Floor under the notifications, and for what a process that died had taken. */
const LOOK_EVERY_MS = 15_000;
/** What another process has just taken may seem due. */
const SHORTEST_PAUSE_MS = 200;

/** Sees to what videos have left at engines, in processes that work: when told, and when it is time. */
@Injectable()
export class ClearRemoteWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly closing = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private round: Promise<void> | null = null;
  private isTold = false;

  constructor(
    private readonly server: ServerConfig,
    private readonly clearRemote: ClearRemote,
    private readonly log: Log,
    notifications: Notifications,
  ) {
    if (server.role !== 'http') notifications.on(OPERATION_LEFT, () => this.told());
  }

  onApplicationBootstrap(): void {
    if (this.server.role !== 'http') this.told();
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
    let inMs: number | null = null;
    while (this.isTold && !this.closing.signal.aborted) {
      this.isTold = false;
      inMs = await this.oneRound();
    }
    this.round = null;
    if (this.closing.signal.aborted) return;
    this.timer = setTimeout(
      () => this.told(),
      Math.min(Math.max(inMs ?? LOOK_EVERY_MS, SHORTEST_PAUSE_MS), LOOK_EVERY_MS),
    );
    this.timer.unref();
  }

  private async oneRound(): Promise<number | null> {
    try {
      return await this.clearRemote.run(this.closing.signal);
    } catch (error) {
      this.log.warn('what videos left at engines could not be looked at, and will be', { error });
      return null;
    }
  }
}
