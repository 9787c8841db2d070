import { BusyError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { BudgetConfig, GenerationConfig } from '../../config/slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { LoopDelay } from '../../platform/http/loop-delay.js';
import { type Queued, type QueueLimits, QueueRepository } from './queue.repository.js';

/** How many videos may wait, in all and of one account. */
@Injectable()
export class QueueCaps {
  private readonly limits: QueueLimits;
  /** How full the queue was when it was looked at last: a hint at how to lock it, and no more. */
  private isNearlyFull = true;

  constructor(
    { queueMax }: GenerationConfig,
    { queueMaxPerAccount }: BudgetConfig,
    private readonly queue: QueueRepository,
    private readonly loop: LoopDelay,
  ) {
    this.limits = { inAll: queueMax, ofOne: queueMaxPerAccount };
  }

  /**
   * Looks before any work is done for a request, also whether the process has time for it. @throws BusyError
   */
  async look(accountId: string): Promise<void> {
    this.loop.refuseWhenLate();
    this.refuseWhenFull(await this.queue.look(accountId, this.limits));
  }

  /**
   * Takes a place for one more video, exact until the transaction ends, whoever else asks for one. The caller
   * holds the account's window, so the account's own are counted alone. Those of others are unseen until they
   * commit, yet they are fewer than there are connections: admissions wait for each other only where the
   * queue is full but for so many.
   * @throws BusyError
   */
  async take(transaction: Transaction, accountId: string): Promise<void> {
    const alone = this.isNearlyFull;
    await this.queue.lock(transaction, alone ? 'alone' : 'shared');
    const queued = await this.queue.lookIn(transaction, accountId, this.limits);
    this.refuseWhenFull(queued);
    if (!alone && this.roomFor(queued) <= queued.connections) throw new BusyError();
  }

  private refuseWhenFull(queued: Queued): void {
    this.isNearlyFull = this.roomFor(queued) <= 2 * queued.connections;
    if (this.roomFor(queued) <= 0) throw new BusyError();
    if (queued.own >= this.limits.ofOne)
      throw new BusyError({ message: 'The server is busy: too many videos of this account are waiting.' });
  }

  private roomFor({ inAll }: Queued): number {
    return this.limits.inAll - inAll;
  }
}
