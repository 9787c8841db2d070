import { BudgetExceededError } from '@clipwright/core/errors';
import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../platform/database/transaction.js';
import { type Budget, countText, type KeyUse, nearlyUsed, passed } from './budget.js';
import { BudgetMail } from './budget-mail.js';
import { KeyBudgetRepository } from './key-budget.repository.js';

/** Whose key took what. */
export interface KeyTaking {
  readonly accountId: string;
  readonly use: KeyUse;
}

/** To be called once what was taken is committed. */
export type Afterwards = () => void;

const NOTHING_FOLLOWS: Afterwards = () => undefined;

/**
 * The monthly ceilings of an account for its key. What a key took is counted whether there is a ceiling or not, so
 * that one holds from the day on which it is set.
 */
@Injectable()
export class KeyBudgets {
  constructor(
    private readonly budgets: KeyBudgetRepository,
    private readonly mail: BudgetMail,
  ) {}

  /** Looks, before anything is done for a video. @throws BudgetExceededError */
  async refusePassed({ accountId, use }: KeyTaking): Promise<void> {
    const budgets = await this.budgets.budgets(accountId);
    if (budgets.length === 0) return;
    const used = await this.budgets.used(accountId);
    refuse(budgets, {
      videos: used.videos + use.videos,
      seconds: used.seconds + use.seconds,
      credits: used.credits + use.credits,
    });
  }

  /**
   * Counts a video, in its admission: no other of the account is under way. @throws BudgetExceededError, which
   * ends the transaction
   */
  async take(transaction: Transaction, { accountId, use }: KeyTaking): Promise<Afterwards> {
    const total = await this.budgets.take(transaction, accountId, use);
    const budgets = await this.budgets.lockedBudgets(transaction, accountId);
    refuse(budgets, total);
    const toTell = this.mail.available ? nearlyUsed(budgets, total) : [];
    if (toTell.length === 0) return NOTHING_FOLLOWS;
    await this.budgets.tell(
      transaction,
      accountId,
      toTell.map(({ unit }) => unit),
    );
    return () => this.mail.send(accountId, toTell, total);
  }

  /** What a video that was not made, or cost nothing, took at an instant. */
  async giveBack(transaction: Transaction, { accountId, use }: KeyTaking, at: Date): Promise<void> {
    await this.budgets.giveBack(transaction, accountId, at, use);
  }
}

function refuse(budgets: readonly Budget[], use: KeyUse): void {
  const budget = passed(budgets, use);
  if (budget === undefined) return;
  const { unit, ceiling, own } = budget;
  const whose = own === ceiling ? 'its' : "the operator's";
  const message = `The monthly budget of this account's key is used up: ${whose} ceiling is ${countText(ceiling, unit)} a month (UTC), and with this video it would come to ${use[unit]}.`;
  throw new BudgetExceededError({ message });
}
