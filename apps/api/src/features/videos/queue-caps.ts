import { BusyError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import { BudgetConfig, GenerationConfig } from '../../config/slices.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { type Queued, QueueRepository } from './queue.repository.js';

/** How many videos may wait, in all and of one account. */
@Injectable()
export class QueueCaps {
  /** How full the queue was when it was looked at last: a hint at how to lock it, and no more. */
  private isNearlyFull = true;

  constructor(
    private readonly config: GenerationConfig,
    private readonly budgets: BudgetConfig,
    private readonly queue: QueueRepository,
  ) {}

  /** Looks before any work is done for a request. @throws BusyError */
  async look(accountId: string): Promise<void> {
    this.refuseWhenFull(await this.queue.look(accountId, this.config.queueMax));
  }

  /**
   * Takes a place for one more video, exact until the transaction ends, whoever else asks for one. The caller holds the account's window, so the
   * account's own are counted alone. All others are unseen until they commit, yet they are fewer than there are connections: admissions wait for each other
   * only where the queue is full but for so many.
   * @throws BusyError
   */
  async take(transaction: Transaction, accountId: string): Promise<void> {
    const alone = this.isNearlyFull;
    await this.queue.lock(transaction, alone ? 'alone' : 'shared');
    const queued = await this.queue.lookIn(transaction, accountId, this.config.queueMax);
    this.refuseWhenFull(queued);
    if (!alone && this.roomFor(queued) <= queued.connections) throw new BusyError();
  }

  private refuseWhenFull(queued: Queued): void {
    this.isNearlyFull = this.roomFor(queued) <= 2 * queued.connections;
    if (this.roomFor(queued) <= 0) throw new BusyError();
    if (queued.own >= this.budgets.queueMaxPerAccount) throw new BusyError({ message: 'The server is busy: too many videos of this account are waiting.' });
  }

  private roomFor({ inAll }: Queued): number {
    return this.config.queueMax - inAll;
  }
}
