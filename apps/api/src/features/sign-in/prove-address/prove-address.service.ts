import { Injectable } from '@nestjs/common';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { AuditLog } from '../../audit/audit-log.door.js';
import { AddressProof } from '../address-proof.js';
import { OneTimeLinkRepository } from '../one-time-link.repository.js';
import { OneTimeLinks } from '../one-time-links.js';
import { actorOf, type SignedIn } from '../signed-in.js';

/**
 * Proves the e-mail address of whoever is signed in. The link alone proves nothing: somebody who signs up
 * with another's address would have its owner follow it for them.
 */
@Injectable()
export class ProveAddress {
  constructor(
    private readonly proof: AddressProof,
    private readonly links: OneTimeLinks,
    private readonly repository: OneTimeLinkRepository,
    private readonly accounts: AccountRepository,
    private readonly audit: AuditLog,
  ) {}

  /** False for a link that no longer works, or that was sent to another account. */
  async run(signedIn: SignedIn, token: string): Promise<boolean> {
    const { account } = signedIn;
    const link = await this.links.find(token);
    if (link?.accountId !== account.id || (await this.repository.claim(link)).length === 0) return false;
    await this.accounts.prove(account.id);
    await this.audit.record({ action: 'email.proved', actor: actorOf(signedIn), subject: account.email });
    return true;
  }

  /** Mails another link; the seconds to wait instead, where that was asked for too often. */
  async askAgain({ account }: SignedIn): Promise<number | null> {
    return account.emailVerified || !this.proof.isAsked ? null : await this.proof.ask(account);
  }
}
