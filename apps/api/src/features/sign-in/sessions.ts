import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../accounts/account-records.door.js';
import { canSignIn } from '../accounts/account.door.js';
import { Auth, type Browser, type FoundSession } from './auth.js';
import type { SignedIn } from './signed-in.js';

/** However often somebody comes back, a session ends after this. */
const LONGEST_SESSION_MS = 30 * 86_400_000;

/**
 * Who a browser's session stands for, asked anew on each call: what was changed or ended holds at once, on
 * every replica.
 */
@Injectable()
export class Sessions {
  constructor(
    private readonly auth: Auth,
    private readonly accounts: AccountRepository,
  ) {}

  /** Null for nobody, for an account that is switched off or was refused, and for a session past its time. */
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
