import { Injectable } from '@nestjs/common';
import type { Transaction } from '../../../platform/database/transaction.js';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { ApiKeySlots } from '../api-key-slots.js';
import { KeyMail } from './key-mail.js';

/** For whoever may run commands on the server. */
const anyway = (): Promise<void> => Promise.resolve();

/**
 * Replaces the secret in the key slot of an account. The old key is invalid on every replica when this
 * returns, and its owner is told by mail.
 */
@Injectable()
export class RegenerateKey {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly slots: ApiKeySlots,
    private readonly audit: AuditLog,
    private readonly mail: KeyMail,
  ) {}

  /**
   * The new key, to be shown once. `allowed` looks again, in the same transaction, whether this may be done,
   * and throws where not.
   */
  async run(
    account: { id: string; email: string },
    actor: Actor,
    allowed: (transaction: Transaction) => Promise<void> = anyway,
  ): Promise<string> {
    const made = await this.transactions.run(async (transaction) => {
      await allowed(transaction);
      const key = await this.slots.fill(transaction, account.id);
      await this.audit.record({ action: 'key.made', actor, subject: account.email }, transaction);
      return key;
    });
    this.mail.send(account.email, actor, new Date());
    return made;
  }
}
