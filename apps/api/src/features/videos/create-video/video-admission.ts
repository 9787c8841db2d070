import { IdempotencyConflictError, RateLimitedError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { PostgresWindow } from '../../../platform/limits/postgres-window.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { IdempotencyRepository } from '../idempotency.repository.js';
import type { VideoOrder } from '../video.js';
import { Allowance } from './allowance.js';
import { VideoOpening } from './video-opening.js';

/** The caller's Idempotency-Key, and the hash of what it stands for. */
export interface Idempotency {
  readonly key: string;
  readonly fingerprint: Buffer;
}

export interface AdmissionRequest {
  readonly caller: Caller;
  readonly order: VideoOrder;
  readonly idempotency: Idempotency | null;
}

/** Already admitted under the same key. */
export class AlreadyAdmitted extends Error {
  constructor(readonly videoId: string) {
    super('already admitted');
  }
}

/**
 * The one transaction in which a generation is admitted: key, window, row, credits and job, all or nothing.
 */
@Injectable()
export class VideoAdmission {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly allowance: Allowance,
    private readonly window: PostgresWindow,
    private readonly idempotency: IdempotencyRepository,
    private readonly opening: VideoOpening,
  ) {}

  /**
   * The window is locked first, so that one admission of a key at a time holds the key itself and whoever
   * revokes it gets in between.
   * @throws InvalidApiKeyError, PlanRequiredError, Refusal 403 plan_limit, IdempotencyConflictError,
   * RateLimitedError, AlreadyAdmitted
   */
  async admit(request: AdmissionRequest): Promise<void> {
    const { caller, order, idempotency } = request;
    await this.transactions.runInLine(async (transaction) => {
      await this.window.lock(transaction, caller.accountId);
      const weight = await this.allowance.require(transaction, caller, order);
      if (idempotency !== null) await this.refuseKnown(transaction, caller, idempotency);
      const { admitted, reading } = await this.window.admit(transaction, caller.accountId, order.id);
      if (!admitted) throw new RateLimitedError({ reading, rule: this.window.rule });
      await this.opening.open(transaction, order, weight);
      if (idempotency !== null) await this.remember(transaction, request, idempotency);
    });
  }

  private async refuseKnown(
    transaction: Transaction,
    caller: Caller,
    idempotency: Idempotency,
  ): Promise<void> {
    const known = await this.idempotency.find(caller.accountId, idempotency.key, transaction);
    if (known === null) return;
    if (!known.fingerprint.equals(idempotency.fingerprint)) throw new IdempotencyConflictError();
    throw new AlreadyAdmitted(known.videoId);
  }

  private async remember(
    transaction: Transaction,
    request: AdmissionRequest,
    idempotency: Idempotency,
  ): Promise<void> {
    const entry = { ...idempotency, accountId: request.caller.accountId, videoId: request.order.id };
    await this.idempotency.save(transaction, entry);
  }
}
