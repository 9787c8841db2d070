import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { ServerConfig } from '../../../config/slices.js';
import { Notifications } from '../../../platform/database/notifications.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { Log } from '../../../platform/logging/log.js';
import { JobQueue } from '../../../platform/queue/job-queue.js';
import { WORK_SWITCHED, type WorkStop, WorkSwitchRepository } from '../work-switch.repository.js';
import { WorkerSlots } from './worker-slots.js';

/** Floor under the notifications. */
const LOOK_EVERY_MS = 2_000;
const SAY_EVERY_MS = 10_000;

/** What keeps this worker from beginning a video, and how many it is making, as it tells all others. */
@Injectable()
export class WorkerGate implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly process = randomUUID();
  private readonly waiting = new Set<AbortController>();
  private making = 0;
  private drained = false;
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly server: ServerConfig,
    private readonly slots: WorkerSlots,
    private readonly queue: JobQueue,
    private readonly switches: WorkSwitchRepository,
    private readonly log: Log,
    notifications: Notifications,
  ) {
    notifications.on(WORK_SWITCHED, () => this.wake());
    notifications.afterGap(() => this.wake());
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.slots.works) return;
    await this.say();
    this.timer = setInterval(() => void this.say(), SAY_EVERY_MS).unref();
  }

  async onModuleDestroy(): Promise<void> {
    if (this.timer === null) return;
    clearInterval(this.timer);
    await this.switches.forget(this.process).catch(() => undefined);
  }

  /** Fires when this process takes no further job. */
  get closing(): AbortSignal {
    return this.queue.closing;
  }

  /** In the transaction that would begin a video, under the lock of its line. */
  async stopIn(transaction: Transaction): Promise<WorkStop | null> {
    return await this.switches.stopOf(transaction, this.server.workerName);
  }

  /** Until something was switched, or somebody should look anyhow. */
  async switched(interrupted: AbortSignal): Promise<void> {
    const heard = new AbortController();
    this.waiting.add(heard);
    const signal = AbortSignal.any([interrupted, heard.signal, this.closing]);
    await sleep(LOOK_EVERY_MS, undefined, { signal }).catch(() => undefined);
    this.waiting.delete(heard);
  }

  /** Keeps a slot empty as long as this worker is drained, so that its jobs are there for others. */
  async whileDrained(interrupted: AbortSignal): Promise<void> {
    const over = AbortSignal.any([interrupted, this.closing]);
    while (!over.aborted && (await this.isDrained())) await this.switched(over);
  }

  /** Makes a video, which counts meanwhile. */
  async counted(make: () => Promise<void>): Promise<void> {
    this.making += 1;
    void this.say();
    try {
      await make();
    } finally {
      this.making -= 1;
      void this.sayThatItEnded();
    }
  }

  /** As it was, while the database can't say. */
  private async isDrained(): Promise<boolean> {
    this.drained = await this.switches.isDrained(this.server.workerName).catch(() => this.drained);
    return this.drained;
  }

  /** Whoever waits for a drained worker to be empty is told so. */
  private async sayThatItEnded(): Promise<void> {
    await this.say();
    if (await this.isDrained()) await this.switches.tell().catch(() => undefined);
  }

  private async say(): Promise<void> {
    const { process, making } = this;
    await this.switches
      .say({ process, name: this.server.workerName, making })
      .catch((error: unknown) =>
        this.log.warn('that this worker lives could not be told and will be told again', { error }),
      );
  }

  private wake(): void {
    for (const waiting of this.waiting) waiting.abort();
  }
}
