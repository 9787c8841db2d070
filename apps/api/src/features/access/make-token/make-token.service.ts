import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { TransactionRunner } from '../../../platform/database/transaction-runner.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { SessionRepository } from '../../sign-in/session-records.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';
import { AccessGrantRepository } from '../access-grant.repository.js';
import type { AccessGrant } from '../access-grant.js';
import { hashSecret, newSecret, TOKEN_PREFIX } from '../access-token.js';
import type { AccessToolName } from '../access-tools.js';

/** What somebody wants a token for. */
export interface WantedToken {
  readonly name: string;
  readonly tools: readonly AccessToolName[];
}

/**
 * Makes a personal token, which is told once and kept as a hash. Whoever asks still is signed in when it is kept:
 * an account that is being taken from them gets none.
 */
@Injectable()
export class MakeToken {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly sessions: SessionRepository,
    private readonly grants: AccessGrantRepository,
    private readonly audit: AuditLog,
  ) {}

  /** @throws Refusal 401, Refusal 409 where the account has as many as it may */
  async run(
    signedIn: SignedIn,
    { name, tools }: WantedToken,
  ): Promise<{ token: string; grant: AccessGrant }> {
    const { account, sessionId } = signedIn;
    const token = newSecret(TOKEN_PREFIX);
    const wanted = { id: randomUUID(), accountId: account.id, kind: 'token', name, tools } as const;
    const details = { name, tools: tools.join(' ') };
    const event = {
      action: 'access.granted',
      actor: actorOf(signedIn),
      subject: account.email,
      details,
    } as const;
    const grant = await this.transactions.run(async (transaction) => {
      if (!(await this.sessions.holds(transaction, account.id, sessionId))) throw signedOut();
      const added = await this.grants.add(transaction, { ...wanted, tokenHash: hashSecret(token) });
      if (added === null) throw tooMany();
      await this.audit.record(event, transaction);
      return added;
    });
    return { token, grant };
  }
}

const signedOut = () => new Refusal({ status: 401, code: 'sign_in_required', message: 'Sign in to go on.' });

const tooMany = () =>
  new Refusal({
    status: 409,
    code: 'too_many_tokens',
    message: 'This account has as many tokens and apps as it may. Revoke one that is no longer used.',
  });
