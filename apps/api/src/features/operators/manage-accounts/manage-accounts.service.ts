import { Injectable } from '@nestjs/common';
import { type Account, type AccountChange, AccountRepository, ChangeAccount } from '../../accounts/index.js';
import { actorOf, SessionRepository, type SignedIn } from '../../sign-in/index.js';

const MOST_SHOWN = 100;

/** Finds accounts, and changes them. A change holds from the next request on every replica. */
@Injectable()
export class ManageAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly changeAccount: ChangeAccount,
    private readonly sessions: SessionRepository,
  ) {}

  async search(text: string): Promise<Account[]> {
    return await this.accounts.search(text.trim().toLowerCase(), MOST_SHOWN);
  }

  /** Null for an unknown account; 'own' where operators would lock themselves out. */
  async change(operator: SignedIn, id: string, change: AccountChange): Promise<Account | 'own' | null> {
    if (id === operator.account.id && !('plan' in change)) return 'own';
    const account = await this.accounts.byId(id);
    if (account === null) return null;
    const changed = await this.changeAccount.run(account.email, change, actorOf(operator));
    if (changed?.active === false) await this.sessions.endOthers(id);
    return changed;
  }
}
