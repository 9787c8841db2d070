import { creditsFor } from '@clipwright/core/models';
import type { VideoRequest } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { PostgresWindow } from '../../../platform/limits/postgres-window.js';
import type { Caller } from '../../api-keys/caller.door.js';
import { hasKey } from '../../api-keys/locked-access.door.js';
import { type Afterwards, KeyBudgets } from '../../budgets/key-budgets.door.js';
import { CreditRepository } from '../../credits/credit-records.door.js';
import { Purses } from '../../credits/purses.door.js';
import type { VideoOrder } from '../video.js';

const useOf = (video: VideoRequest | VideoOrder) => ({
  videos: 1,
  seconds: video.durationSeconds,
  credits: creditsFor(video),
});

const NOTHING_FOLLOWS: Afterwards = () => undefined;

/**
 * What a video takes from its account: a call with a key a part of its monthly budget and a place in the window,
 * and its credits are recorded; the studio spends credits, and takes neither.
 */
@Injectable()
export class VideoCharge {
  constructor(
    private readonly window: PostgresWindow,
    private readonly budgets: KeyBudgets,
    private readonly credits: CreditRepository,
    private readonly purses: Purses,
  ) {}

  /** Before anything is done for it. @throws BudgetExceededError, RateLimitedError, Refusal 403 insufficient_credits */
  async look(caller: Caller, request: VideoRequest): Promise<void> {
    const { accountId } = caller;
    if (!hasKey(caller)) return await this.purses.refuseTooFew(accountId, creditsFor(request));
    await this.budgets.refusePassed({ accountId, use: useOf(request) });
    await this.window.refuseWhenFull(accountId);
  }

  /** One admission of an account at a time: whoever comes next waits here, whatever it is charged. */
  async begin(transaction: Transaction, accountId: string): Promise<void> {
    await this.window.lock(transaction, accountId);
  }

  /**
   * Gives what is to be done once it is committed. @throws BudgetExceededError, RateLimitedError, Refusal 403
   * insufficient_credits
   */
  async take(transaction: Transaction, caller: Caller, order: VideoOrder): Promise<Afterwards> {
    const { id: videoId, accountId } = order;
    const charge = { videoId, accountId, amount: creditsFor(order) };
    if (!hasKey(caller)) {
      await this.purses.spend(transaction, charge);
      return NOTHING_FOLLOWS;
    }
    const follows = await this.budgets.take(transaction, { accountId, use: useOf(order) });
    await this.window.take(transaction, accountId, videoId);
    await this.credits.reserve(transaction, { ...charge, purse: 'by_key' });
    return follows;
  }
}
