import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Transaction } from '../../../platform/database/transaction.js';
import type { Actor, AuditEntry } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { undoableBy } from '../plan-before.js';
import { SubscriptionChanges } from '../subscription.js';
import { SubscriptionRepository } from '../subscription.repository.js';

/** `not-yours`: somebody else, or a payment provider, had the last word on the plan. */
export type Undone = 'undone' | 'not-yours' | 'unknown_account';

/**
 * Takes back the last change of an account's plan: plan, period, its end and by whose word it was are as they were, and no
 * period begins anew.
 */
@Injectable()
export class UndoPlan {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly subscriptions: SubscriptionRepository,
    private readonly changes: SubscriptionChanges,
    private readonly audit: AuditLog,
  ) {}

  /** `plan` is what the asker saw the change to have given. */
  async run(accountId: string, plan: string, actor: Actor): Promise<Undone> {
    return await this.transactions.run(async (transaction) => {
      const now = await this.subscriptions.locked(transaction, accountId);
      if (now === null) return 'unknown_account';
      const last = await this.lastOf(transaction, accountId);
      const before = last === undefined ? null : undoableBy(actor, last);
      if (last === undefined || before === null || now.plan !== plan) return 'not-yours';
      await this.changes.apply(transaction, {
        ...{ accountId, plan: before.plan, source: before.source, state: before.state },
        ...{ periodStart: new Date(before.period_start), periodEnd: dateIn(before.period_end) },
        ...{ graceUntil: dateIn(before.grace_until), asOf: null, provider: null },
        ...{ actor, reason: `Undone: ${String(last.details['reason'])}`, isUndo: true },
      });
      return 'undone';
    });
  }

  private async lastOf(transaction: Transaction, accountId: string): Promise<AuditEntry | undefined> {
    const email = await this.subscriptions.addressOf(transaction, accountId);
    return (await this.audit.changesOfPlan(email, 1, transaction))[0];
  }
}

const dateIn = (text: string | null): Date | null => (text === null ? null : new Date(text));
