import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { type Budget, BUDGET_UNITS, type BudgetSetter, type Ceilings, type KeyUse } from '../budget.js';
import { KeyBudgetRepository } from '../key-budget.repository.js';

/** Who sets ceilings, and as what. */
export interface BudgetBy {
  readonly actor: Actor;
  readonly as: BudgetSetter;
}

/** Ceilings of an account for its key, and what that took in this month. */
export interface ReadBudget {
  readonly budgets: readonly Budget[];
  readonly used: KeyUse;
}

/** Sets the monthly ceilings of an account for its key: by itself, or by an operator for it. */
@Injectable()
export class SetBudget {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly budgets: KeyBudgetRepository,
    private readonly audit: AuditLog,
  ) {}

  async read(accountId: string): Promise<ReadBudget> {
    const [budgets, used] = await Promise.all([
      this.budgets.budgets(accountId),
      this.budgets.used(accountId),
    ]);
    return { budgets, used };
  }

  async run(
    account: { id: string; email: string },
    ceilings: Ceilings,
    { actor, as }: BudgetBy,
  ): Promise<ReadBudget> {
    await this.transactions.run(async (transaction) => {
      for (const unit of BUDGET_UNITS) {
        const ceiling = ceilings[unit];
        if (ceiling !== undefined) await this.budgets.set(transaction, account.id, { unit, ceiling, by: as });
      }
      await this.audit.record(
        { action: 'budget.set', actor, subject: account.email, details: ceilings },
        transaction,
      );
    });
    return await this.read(account.id);
  }
}
