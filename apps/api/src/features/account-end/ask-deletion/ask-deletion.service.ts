import { randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Account } from '../../accounts/account.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { AccountEnds } from '../account-ends.js';

const ID_LENGTH = 12;

/**
 * Shuts an account at once, on every replica, and has a worker delete all that is left of it. Asked twice, it
 * is done once.
 */
@Injectable()
export class AskDeletion {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly ends: AccountEnds,
    private readonly audit: AuditLog,
  ) {}

  /** False when nobody would be left to manage the server; the command line may do that too. */
  async run(
    { id, email, operator }: Account,
    actor: Actor,
    { lastOperatorToo = false } = {},
  ): Promise<boolean> {
    const pseudonym = `deleted-${createBase62Id({ length: ID_LENGTH, randomBytes })}`;
    return await this.transactions.run(async (transaction) => {
      if (operator && !lastOperatorToo && !(await this.ends.hasOtherOperators(transaction, id))) return false;
      await this.ends.ask(transaction, {
        accountId: id,
        pseudonym,
        askedBy: actor.name === email ? 'its owner' : actor.name,
      });
      await this.audit.record({ action: 'account.deletion-asked', actor, subject: email }, transaction);
      return true;
    });
  }
}
