import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../accounts/account-records.door.js';
import { canSignIn } from '../accounts/account.door.js';
import { Auth, type Browser, type FoundSession } from './auth.js';
import type { Sessions } from './sessions.js';
import type { SignedIn } from './signed-in.js';

/** However often somebody comes back, a session ends after this. */
const LONGEST_SESSION_MS = 30 * 86_400_000;

/** The sessions of the sign-in library, and how their accounts stand. */
@Injectable()
export class AccountSessions implements Sessions {
  constructor(
    private readonly auth: Auth,
    private readonly accounts: AccountRepository,
  ) {}

  async find(browser: Browser): Promise<{ signedIn: SignedIn; cookies: readonly string[] } | null> {
    const found = await this.auth.session(browser);
    if (found === null || isOver(found)) return null;
    const account = await this.accounts.byId(found.accountId);
    if (account === null || !canSignIn(account)) return null;
    return {
      signedIn: { account, sessionId: found.sessionId, startedAt: found.startedAt, browser },
      cookies: found.cookies,
    };
  }
}

const isOver = ({ startedAt }: FoundSession): boolean =>
  Date.now() - startedAt.getTime() > LONGEST_SESSION_MS;
