import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { PurseRepository } from '../credit-purse.repository.js';
import type { CreditGifts } from '../give-credits.door.js';
import type { Gift } from '../gift.js';
import type { Balance } from '../insufficient-credits.js';
import { Purses } from '../purses.js';

/** By entries of the ledger, and with a line in the audit log. */
@Injectable()
export class GiveCredits implements CreditGifts {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly purses: Purses,
    private readonly purse: PurseRepository,
    private readonly audit: AuditLog,
  ) {}

  async run(
    account: { id: string; email: string },
    gift: Gift,
    actor: Actor,
  ): Promise<Balance | 'too-few' | null> {
    return await this.transactions.run(async (transaction) => {
      const before = await this.purses.locked(transaction, account.id);
      if (before === null) return null;
      if (before.monthly + before.lasting + gift.credits < 0) return 'too-few';
      await this.post(transaction, account.id, before, gift);
      const { kind, credits, reason } = gift;
      const action = kind === 'grant' ? 'credits.granted' : 'credits.corrected';
      await this.audit.record(
        { action, actor, subject: account.email, details: { credits, reason } },
        transaction,
      );
      return await this.purses.locked(transaction, account.id);
    });
  }

  /** What is taken is what lasts first: it was given so. */
  private async post(
    transaction: Transaction,
    accountId: string,
    { lasting }: Balance,
    { kind, credits, reason }: Gift,
  ): Promise<void> {
    const ofLasting = Math.max(credits, -lasting);
    const parts = [
      { purse: 'lasting', change: ofLasting },
      { purse: 'monthly', change: credits - ofLasting },
    ] as const;
    for (const part of parts.filter((one) => one.change !== 0))
      await this.purse.post(transaction, accountId, { kind, reason, ...part });
  }
}
