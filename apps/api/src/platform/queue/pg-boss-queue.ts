import { Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { type Db, type Job, PgBoss } from 'pg-boss';
import { DatabaseConfig } from '../../config/slices.js';
import { connectionOptions } from '../database/connections.js';
import { poolPlan } from '../database/pool-plan.js';
import type { Transaction } from '../database/transaction.js';
import { Log } from '../logging/log.js';
import { declaredQueues, type JobKind } from './job.js';
import { type JobHandler, JobQueue, type WorkPace, WorkerStops } from './job-queue.js';

/**
 * A worker that has not been heard of for this long has died. Whoever looks next delivers its job again, to
 * whichever worker is free, and at most RETRY_LIMIT times; then its handler gives it up.
 */
const HEARTBEAT_SECONDS = 10;
const SUPERVISE_SECONDS = 5;
const POLL_SECONDS = 0.5;
const DEAD_POLL_SECONDS = 2;
const RARE_POLL_SECONDS = 10;
/** Each slot asks by itself: more than this many ask less often, so that together they ask as often. */
const SLOTS_AT_FULL_PACE = 4;
const RETRY_LIMIT = 4;
/** Time for abandoned handlers to notice, and for their jobs to go back to the queue. */
const HAND_BACK_MS = 5_000;
const LONGEST_JOB_SECONDS = 86_400;

/**
 * pg-boss on the database of the process. Each kind has a queue, and a second one for jobs that used up their
 * tries.
 */
@Injectable()
export class PgBossQueue extends JobQueue implements OnModuleInit, OnModuleDestroy {
  private readonly boss: PgBoss;
  private readonly abandoned = new AbortController();
  private readonly paused = new AbortController();
  private readonly known = new Set<string>();
  private readonly worked = new Set<string>();
  private running = 0;

  constructor(database: DatabaseConfig, log: Log) {
    super();
    this.boss = new PgBoss({
      ...connectionOptions(database.url),
      max: poolPlan(database.poolSize).queue,
      superviseIntervalSeconds: SUPERVISE_SECONDS,
      monitorIntervalSeconds: SUPERVISE_SECONDS,
      useListenNotify: true,
      schedule: false,
      monitorVacuum: false,
    });
    this.boss.on('error', (error) => log.warn('the job queue met an error', { error }));
  }

  async onModuleInit(): Promise<void> {
    await this.boss.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.boss.stop({ graceful: true, timeout: HAND_BACK_MS });
  }

  async enqueue<Data extends object>(
    transaction: Transaction,
    kind: JobKind<Data>,
    data: Data,
  ): Promise<void> {
    await this.ensure(kind.queue);
    await this.boss.send(kind.queue, data, { db: inside(transaction) });
  }

  async work<Data extends object>(
    kind: JobKind<Data>,
    { slots, rare = false }: WorkPace,
    handler: JobHandler<Data>,
  ): Promise<void> {
    if (this.worked.has(kind.queue)) throw new Error(`Jobs of ${kind.queue} have two handlers.`);
    await this.ensure(kind.queue);
    await this.boss.work<Data>(
      kind.queue,
      { ...polling(rare ? RARE_POLL_SECONDS : pollSeconds(slots)), localConcurrency: slots },
      async (jobs) => {
        for (const job of jobs)
          await this.counted(() => handler.handle(job.data, { signal: this.signalOf(job) }));
      },
    );
    await this.boss.work<Data>(
      deadLettersOf(kind.queue),
      polling(rare ? RARE_POLL_SECONDS : DEAD_POLL_SECONDS),
      async (jobs) => {
        for (const job of jobs) await handler.giveUp(job.data);
      },
    );
    this.worked.add(kind.queue).add(deadLettersOf(kind.queue));
  }

  get unserved(): readonly string[] {
    return declaredQueues().filter((queue) => !this.worked.has(queue));
  }

  get underWay(): number {
    return this.running;
  }

  get closing(): AbortSignal {
    return this.paused.signal;
  }

  async pause(): Promise<void> {
    this.paused.abort(new WorkerStops('the worker is shutting down'));
    await Promise.all([...this.worked].map((queue) => this.boss.offWork(queue, { wait: false })));
  }

  abandon(): void {
    this.abandoned.abort(new WorkerStops('the worker is shutting down'));
  }

  private async counted(work: () => Promise<void>): Promise<void> {
    this.running += 1;
    try {
      await work();
    } finally {
      this.running -= 1;
    }
  }

  private signalOf(job: Job<unknown>): AbortSignal {
    return AbortSignal.any([job.signal, this.abandoned.signal]);
  }

  private async ensure(queue: string): Promise<void> {
    if (this.known.has(queue)) return;
    const dead = deadLettersOf(queue);
    await this.boss.createQueue(dead, { retryLimit: 20, retryDelay: 2, retryBackoff: true });
    await this.boss.createQueue(queue, {
      deadLetter: dead,
      retryLimit: RETRY_LIMIT,
      retryDelay: 1,
      heartbeatSeconds: HEARTBEAT_SECONDS,
      expireInSeconds: LONGEST_JOB_SECONDS - 1,
      notify: true,
    });
    this.known.add(queue);
  }
}

const pollSeconds = (slots: number): number => POLL_SECONDS * Math.max(1, slots / SLOTS_AT_FULL_PACE);

const polling = (seconds: number) => ({
  pollingIntervalSeconds: seconds,
  notifyPollingIntervalSeconds: seconds,
});

const deadLettersOf = (queue: string): string => `${queue}-dead`;

/** Lets pg-boss write through the caller's open transaction. */
const inside = (transaction: Transaction): Db => ({
  executeSql: async (sql, values) => ({ rows: await transaction.librarySql(sql, values) }),
});
