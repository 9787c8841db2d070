import { Injectable } from '@nestjs/common';
import { type Account, type AccountChange, canSignIn } from '../../accounts/account.door.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { ChangeAccount } from '../../accounts/change-account.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionRepository } from '../../sign-in/session-records.door.js';
import { ApprovalMail } from './approval-mail.js';

const MOST_SHOWN = 100;
const PAGE = 50;

/** Finds accounts, and changes them. A change holds from the next request on every replica. */
@Injectable()
export class ManageAccounts {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly changeAccount: ChangeAccount,
    private readonly sessions: SessionRepository,
    private readonly mail: ApprovalMail,
  ) {}

  /** A page of those that are found, newest first; `after` is what the page before gave as `next`. */
  async search(query: {
    text: string;
    after: string;
  }): Promise<{ accounts: Account[]; next: string | null }> {
    const text = query.text.trim().toLowerCase();
    const found = await this.accounts.search({ text, after: query.after, limit: PAGE + 1 });
    const accounts = found.slice(0, PAGE);
    return { accounts, next: found.length > PAGE ? (accounts.at(-1)?.id ?? null) : null };
  }

  /** Those who wait for an operator's word, who waits longest first. */
  async waiting(): Promise<Account[]> {
    return await this.accounts.waiting(MOST_SHOWN);
  }

  /** Null for an unknown account; 'own' where operators would lock themselves out. */
  async change(operator: SignedIn, id: string, change: AccountChange): Promise<Account | 'own' | null> {
    if (id === operator.account.id) return 'own';
    const account = await this.accounts.byId(id);
    if (account === null) return null;
    const changed = await this.changeAccount.run(account.email, change, actorOf(operator));
    if (changed !== null && !canSignIn(changed)) await this.sessions.endOthers(id);
    if ('approval' in change) this.mail.send(account.email, change.approval);
    return changed;
  }
}
