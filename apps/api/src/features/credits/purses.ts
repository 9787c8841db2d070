import { Injectable } from '@nestjs/common';
import { PlansConfig } from '../../config/plans.js';
import type { Transaction } from '../../platform/database/transaction.js';
import { TransactionRunner } from '../../platform/database/transaction-runner.js';
import { type Subscription, SubscriptionRepository } from '../subscriptions/subscription-records.door.js';
import { CreditRepository } from './credit.repository.js';
import { PurseRepository, type SeenPurse } from './credit-purse.repository.js';
import { type Balance, isUnlimited, tooFew } from './insufficient-credits.js';
import { type MonthTurn, turnOf } from './month-turn.js';
import { termsOf } from './subscribed-terms.js';

/** What a video of the studio costs whom. */
export interface Spending {
  readonly accountId: string;
  readonly videoId: string;
  readonly amount: number;
}

/**
 * What accounts can spend, as it is in this month: no job brings the credits of a new one, whoever reads or
 * spends first finds them due. Always the subscription is locked before the purse.
 */
@Injectable()
export class Purses {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly plans: PlansConfig,
    private readonly subscriptions: SubscriptionRepository,
    private readonly purses: PurseRepository,
    private readonly ledger: CreditRepository,
  ) {}

  /** As it is now; null for an account that is not there. */
  async read(accountId: string): Promise<Balance | null> {
    const [subscription, purse] = await Promise.all([
      this.subscriptions.of(accountId),
      this.purses.read(accountId),
    ]);
    if (subscription === null) return null;
    const balance = this.balanceOf(subscription, purse);
    if (turnOf(purse, balance.terms, purse.now) === null) return balance;
    return await this.transactions.run((transaction) => this.locked(transaction, accountId));
  }

  /** Looks, before anything is done for a video. @throws Refusal 403 insufficient_credits */
  async refuseTooFew(accountId: string, amount: number): Promise<void> {
    const balance = await this.read(accountId);
    const refusal = balance === null ? null : tooFew(balance, amount);
    if (refusal !== null) throw refusal;
  }

  /** Brought to this month, and held until the transaction ends. */
  async locked(transaction: Transaction, accountId: string): Promise<Balance | null> {
    const subscription = await this.subscriptions.locked(transaction, accountId);
    if (subscription === null) return null;
    const purse = await this.purses.lock(transaction, accountId);
    const turn = turnOf(purse, termsOf(this.plans, subscription), purse.now);
    return this.balanceOf(subscription, await this.turned(transaction, accountId, purse, turn));
  }

  /**
   * Reserves what a video of the studio costs: what ends with the month first, then what lasts. @throws
   * Refusal 403 insufficient_credits
   */
  async spend(transaction: Transaction, { accountId, videoId, amount }: Spending): Promise<void> {
    const balance = await this.locked(transaction, accountId);
    const refusal = balance === null ? null : tooFew(balance, amount);
    if (refusal !== null) throw refusal;
    for (const [purse, part] of partsOf(balance, amount))
      await this.ledger.reserve(transaction, { accountId, videoId, purse, amount: part });
  }

  private async turned(
    transaction: Transaction,
    accountId: string,
    purse: SeenPurse,
    turn: MonthTurn | null,
  ): Promise<SeenPurse> {
    if (turn === null) return purse;
    let { monthly } = purse;
    for (const { kind, amount, month } of turn.entries) {
      const change = kind === 'expire' ? -amount : amount;
      await this.purses.post(transaction, accountId, { kind, purse: 'monthly', change, month });
      monthly += change;
    }
    await this.purses.turn(transaction, accountId, turn);
    return { ...purse, ...turn, monthly };
  }

  private balanceOf(subscription: Subscription, { monthly, lasting, now }: SeenPurse): Balance {
    return { monthly, lasting, now, terms: termsOf(this.plans, subscription) };
  }
}

/** Out of which purses an amount is paid. */
function partsOf(
  balance: Balance | null,
  amount: number,
): readonly (readonly ['unmetered' | 'monthly' | 'lasting', number])[] {
  if (balance === null || isUnlimited(balance)) return [['unmetered', amount]];
  const monthly = Math.min(balance.monthly, amount);
  const parts = [
    ['monthly', monthly],
    ['lasting', amount - monthly],
  ] as const;
  return parts.filter(([, part]) => part > 0);
}
