import { Injectable } from '@nestjs/common';
import { unlessOverloaded } from '../../../platform/database/overloaded.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import type { Afterwards } from '../../budgets/key-budgets.door.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import { VideoRepository } from '../video.repository.js';
import type { PlannedOutlook } from '../video-rehearsal.js';
import { VideoTraces } from '../video-traces.js';
import { WorkLine } from '../work-line.js';
import { type Admission, type AdmissionRequest, AlreadyAdmitted } from './admission.js';
import { Allowance } from './allowance.js';
import { type Idempotency, videoOf } from './idempotency.js';
import { VideoCharge } from './video-charge.js';

/** Thrown to undo an admission that was only rehearsed. */
class Undone extends Error {
  constructor(readonly outlook: PlannedOutlook) {
    super('rehearsed');
  }
}

/**
 * The one transaction in which a generation is admitted: key, budget, window, turn, row, credits and job, all or
 * nothing.
 */
@Injectable()
export class VideoAdmission implements Admission {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly allowance: Allowance,
    private readonly idempotency: IdempotencyRepository,
    private readonly charge: VideoCharge,
    private readonly line: WorkLine,
    private readonly videos: VideoRepository,
    private readonly metrics: Metrics,
    private readonly traces: VideoTraces,
  ) {}

  /**
   * The window is locked first, so that one admission of a key at a time holds the key itself and whoever
   * revokes it gets in between; what can be spent is locked next, as at the end of a video.
   * @throws InvalidApiKeyError, PlanRequiredError, Refusal 403 plan_limit or insufficient_credits,
   * IdempotencyConflictError, BudgetExceededError, RateLimitedError, AlreadyAdmitted, BusyError
   */
  async admit(request: AdmissionRequest): Promise<void> {
    await this.traces.admitting(request.order, async () => {
      const follows = await this.inLine((transaction) => this.take(transaction, request));
      follows();
    });
    this.metrics.videosAdmitted.inc();
  }

  /** No rule can be missing here: all of it is done, and nothing of it is kept. */
  async rehearse(request: AdmissionRequest): Promise<PlannedOutlook> {
    try {
      return await this.traces.untold(() =>
        this.inLine(async (transaction) => {
          await this.take(transaction, request);
          throw new Undone(await this.line.outlook(transaction, request.order));
        }),
      );
    } catch (error) {
      if (error instanceof Undone) return error.outlook;
      throw error;
    }
  }

  /** An admission that the database has no time for is none, and nothing of it was kept. */
  private inLine<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    return unlessOverloaded(() => this.transactions.runInLine(work));
  }

  /** Gives what is to be done once it is committed. */
  private async take(
    transaction: Transaction,
    { caller, order, idempotency }: AdmissionRequest,
  ): Promise<Afterwards> {
    const { id, accountId } = order;
    await this.charge.begin(transaction, accountId);
    const weight = await this.allowance.require(transaction, caller, order);
    if (idempotency !== null) await this.refuseKnown(transaction, accountId, idempotency);
    const follows = await this.charge.take(transaction, caller, order);
    const place = await this.line.take(transaction, order, weight);
    await this.traces.sending({ line: place.line, name: id }, async (trace) => {
      await this.videos.insert(transaction, order, { ...place, trace });
      await this.line.send(transaction, { line: place.line, name: id, trace });
    });
    if (idempotency !== null)
      await this.idempotency.save(transaction, { ...idempotency, accountId, videoId: id });
    return follows;
  }

  private async refuseKnown(
    transaction: Transaction,
    accountId: string,
    idempotency: Idempotency,
  ): Promise<void> {
    const known = await this.idempotency.find(accountId, idempotency.key, transaction);
    if (known !== null) throw new AlreadyAdmitted(videoOf(known, idempotency));
  }
}
