import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { ApiKeySlots } from '../../api-keys/key-slots.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { PurseEmptying } from '../../credits/empty-purses.door.js';
import type { Account } from '../account.js';
import { SubscriptionChanges } from '../../subscriptions/change-subscription.door.js';
import { AccountRepository } from '../account.repository.js';

const REASON = 'the account was taken over';

/**
 * Makes an account that somebody else began one of this server's own: another key, and nothing of its old
 * standing or credits.
 */
@Injectable()
export class TakeAccount {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly accounts: AccountRepository,
    private readonly keys: ApiKeySlots,
    private readonly subscriptions: SubscriptionChanges,
    private readonly purses: PurseEmptying,
    private readonly audit: AuditLog,
  ) {}

  /** The new key, to be shown once. */
  async run({ id, email, joined, joinedFrom }: Account, plan: Plan, actor: Actor): Promise<string> {
    return await this.transactions.run(async (transaction) => {
      await this.accounts.take(transaction, id, plan);
      const taken = await this.purses.run(transaction, id, REASON);
      await this.subscriptions.apply(transaction, {
        ...({ accountId: id, plan, source: 'operator', state: 'active' } as const),
        ...{ periodStart: new Date(), periodEnd: null, graceUntil: null },
        ...{ asOf: null, provider: null, actor, reason: REASON },
      });
      await this.audit.record(
        {
          action: 'account.taken-over',
          actor,
          subject: email,
          details: {
            ...{ plan, joined, joined_from: joinedFrom },
            ...(taken === 0 ? {} : { credits_taken: taken }),
          },
        },
        transaction,
      );
      return await this.keys.fill(transaction, id);
    });
  }
}
