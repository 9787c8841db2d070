import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { Metrics } from '../../../platform/metrics/metrics.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import { VideoRepository } from '../video.repository.js';
import { WorkLine } from '../work-line.js';
import { type Admission, type AdmissionRequest, AlreadyAdmitted } from './admission.js';
import { Allowance } from './allowance.js';
import { type Idempotency, videoOf } from './idempotency.js';
import { VideoCharge } from './video-charge.js';

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
  ) {}

  /**
   * The window is locked first, so that one admission of a key at a time holds the key itself and whoever
   * revokes it gets in between; what can be spent is locked next, as at the end of a video.
   * @throws InvalidApiKeyError, PlanRequiredError, Refusal 403 plan_limit or insufficient_credits,
   * IdempotencyConflictError, BudgetExceededError, RateLimitedError, AlreadyAdmitted, BusyError
   */
  async admit({ caller, order, idempotency }: AdmissionRequest): Promise<void> {
    const { id, accountId } = order;
    const follows = await this.transactions.runInLine(async (transaction) => {
      await this.charge.begin(transaction, accountId);
      const weight = await this.allowance.require(transaction, caller, order);
      if (idempotency !== null) await this.refuseKnown(transaction, accountId, idempotency);
      const afterwards = await this.charge.take(transaction, caller, order);
      const place = await this.line.take(transaction, order, weight);
      await this.videos.insert(transaction, order, place);
      await this.line.send(transaction, { line: place.line, name: id });
      if (idempotency !== null)
        await this.idempotency.save(transaction, { ...idempotency, accountId, videoId: id });
      return afterwards;
    });
    follows();
    this.metrics.videosAdmitted.inc();
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
