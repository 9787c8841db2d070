import { randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { ApiKeySlots } from '../../api-keys/key-slots.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { AccountRepository } from '../account.repository.js';
import { normaliseEmail } from '../email-address.js';
import type { Plan } from '@clipwright/core/videos';

/** A new account and its key, which is shown this once. */
export interface CreatedAccount {
  readonly accountId: string;
  readonly email: string;
  readonly plan: Plan;
  readonly apiKey: string;
}

interface NewAccount {
  readonly email: string;
  readonly plan: Plan;
  readonly operator?: boolean;
}

const ID_LENGTH = 22;

/** Makes an account with its key slot. Gives 'bad-email' or 'email-taken' instead where it can't. */
@Injectable()
export class CreateAccount {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly accounts: AccountRepository,
    private readonly keys: ApiKeySlots,
    private readonly audit: AuditLog,
  ) {}

  async run(
    { plan, operator = false, ...input }: NewAccount,
    actor: Actor,
  ): Promise<CreatedAccount | 'bad-email' | 'email-taken'> {
    const email = normaliseEmail(input.email);
    if (email === null) return 'bad-email';
    const accountId = `acc_${createBase62Id({ length: ID_LENGTH, randomBytes })}`;
    return await this.transactions.run(async (transaction) => {
      const added = await this.accounts.add(transaction, {
        id: accountId,
        email,
        plan,
        active: true,
        operator,
      });
      if (!added) return 'email-taken';
      await this.audit.record(
        { action: 'account.made', actor, subject: email, details: { plan, operator } },
        transaction,
      );
      return { accountId, email, plan, apiKey: await this.keys.fill(transaction, accountId) };
    });
  }
}
