import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import type { Account } from '../../accounts/account.door.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { CreateAccount } from '../../accounts/create-account.door.js';
import { type ResetLink, ResetLinks } from '../../sign-in/make-reset-link.door.js';
import { actorOf, type SignedIn } from '../../sign-in/signed-in.door.js';

/** What its owner needs; key and link are shown once. */
export interface MadeAccount extends ResetLink {
  /** Null where it was deleted a moment later. */
  readonly account: Account | null;
  readonly apiKey: string;
}

/** Makes an account for somebody else, who sets the first password by a link. */
@Injectable()
export class MakeAccount {
  constructor(
    private readonly createAccount: CreateAccount,
    private readonly accounts: AccountRepository,
    private readonly resetLinks: ResetLinks,
  ) {}

  async run(
    operator: SignedIn,
    wish: { email: string; plan: Plan },
  ): Promise<MadeAccount | 'bad-email' | 'email-taken'> {
    const actor = actorOf(operator);
    const made = await this.createAccount.run(wish, actor);
    if (typeof made === 'string') return made;
    const link = await this.resetLinks.make({ id: made.accountId, email: made.email }, actor);
    return { ...link, account: await this.accounts.byId(made.accountId), apiKey: made.apiKey };
  }
}
