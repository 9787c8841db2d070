import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import type { Actor } from '../../audit/actor.door.js';
import type { Account, AccountChange } from '../account.js';
import { AccountRepository } from '../account.repository.js';
import { normaliseEmail } from '../email-address.js';

/**
 * Switches an account off and on, approves or refuses it, or makes it an operator.
 * Holds from the next request on every replica.
 */
@Injectable()
export class ChangeAccount {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  /** Null when nobody has that e-mail address. */
  async run(email: string, change: AccountChange, actor: Actor): Promise<Account | null> {
    const known = normaliseEmail(email);
    if (known === null) return null;
    return await this.transactions.run(async (transaction) => {
      const account = await this.accounts.change(transaction, known, change);
      if (account !== null)
        await this.audit.record(
          { action: 'account.changed', actor, subject: known, details: change },
          transaction,
        );
      return account;
    });
  }
}
