import type { Transaction } from '../database/transaction.js';
import type { JobKind } from './job.js';

/** What a handler gets beside the data. The signal fires when the claim is lost, or at shutdown. */
export interface JobRun {
  readonly signal: AbortSignal;
}

/** Why a job's signal fires when the process shuts down; in other cases its claim was lost. */
export class WorkerStops extends Error {}

export interface JobHandler<Data extends object> {
  /** Runs once per delivery. A throw means: deliver it again, until the tries are used up. */
  handle(data: Data, run: JobRun): Promise<void>;
  /** Called instead once all deliveries died or threw: brings what the job stood for to its end. */
  giveUp(data: Data): Promise<void>;
}

/** How jobs of one kind are taken. */
export interface WorkPace {
  /** So many at a time. */
  readonly slots: number;
  /**
   * A new job is told of; this often it is looked for jobs that come back. Rare kinds need not ask as often.
   */
  readonly rare?: boolean;
}

/** The queue as the rest of the program sees it. */
export abstract class JobQueue {
  /** Puts a job in, inside the caller's transaction: it exists exactly if that commits. */
  abstract enqueue<Data extends object>(
    transaction: Transaction,
    kind: JobKind<Data>,
    data: Data,
  ): Promise<void>;

  /** Starts taking jobs of one kind, which has one handler in a process. */
  abstract work<Data extends object>(
    kind: JobKind<Data>,
    pace: WorkPace,
    handler: JobHandler<Data>,
  ): Promise<void>;

  /** Queues of declared kinds that this process takes no jobs from. */
  abstract get unserved(): readonly string[];

  /** Jobs that handlers of this process work on now. */
  abstract get underWay(): number;

  /** Takes no further job; those under way go on. */
  abstract pause(): Promise<void>;

  /** Fires when no further job is taken: who only waits need not wait any longer. */
  abstract get closing(): AbortSignal;

  /** Tells every handler under way to stop; its job is delivered again elsewhere or at the next start. */
  abstract abandon(): void;
}
