import { randomBytes } from 'node:crypto';
import { createBase62Id } from '@clipwright/core/keys';
import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { AccessGrantRepository } from '../../access/access-records.door.js';
import type { Account } from '../../accounts/account.door.js';
import { TakeAccount } from '../../accounts/take-account.door.js';
import type { Actor } from '../../audit/actor.door.js';
import { Auth } from '../auth.js';
import { OneTimeLinkRepository } from '../one-time-link.repository.js';
import { SessionRepository } from '../session.repository.js';

const PASSWORD_LENGTH = 20;

/** What its new owner needs; both are shown once. */
export interface TakenAccount {
  readonly apiKey: string;
  readonly password: string;
}

/**
 * Takes an account from whoever signed up with its address: no password, session, link, key or token of
 * theirs works afterwards.
 */
@Injectable()
export class TakeOver {
  constructor(
    private readonly auth: Auth,
    private readonly sessions: SessionRepository,
    private readonly links: OneTimeLinkRepository,
    private readonly grants: AccessGrantRepository,
    private readonly takeAccount: TakeAccount,
  ) {}

  /**
   * Can be run again where it was cut off. The password goes first, so that no session begins with the old
   * one afterwards, and is set once more at the end: a change of password may have been under way, and takes
   * as long as a hash.
   */
  async run(account: Account, plan: Plan, actor: Actor): Promise<TakenAccount> {
    const password = createBase62Id({ length: PASSWORD_LENGTH, randomBytes });
    await this.shutOut(account, password);
    await this.auth.forgetResets(account.id);
    await this.links.forgetOf(account.id);
    const apiKey = await this.takeAccount.run(account, plan, actor);
    await this.shutOut(account, password);
    return { apiKey, password };
  }

  private async shutOut({ id }: Account, password: string): Promise<void> {
    await this.auth.setPassword(id, password);
    await this.sessions.endOthers(id);
    await this.grants.removeAll(id);
  }
}
