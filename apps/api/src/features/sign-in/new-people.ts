import { Injectable } from '@nestjs/common';
import { AuditLog } from '../audit/audit-log.door.js';
import { AddressProof } from './address-proof.js';
import { Auth, type Browser, type NewPerson, type SignedCookies } from './auth.js';

/** Makes the account of somebody who signs up, all of its standing in one row at once. */
@Injectable()
export class NewPeople {
  constructor(
    private readonly auth: Auth,
    private readonly proof: AddressProof,
    private readonly audit: AuditLog,
  ) {}

  /** Null when the e-mail address is taken. */
  async add(person: Omit<NewPerson, 'joinedFrom'>, browser: Browser): Promise<SignedCookies | null> {
    const entered = await this.auth.signUp({ ...person, joinedFrom: browser.address }, browser);
    if (entered === null) return null;
    const { email, mustVerify } = person;
    const details = detailsOf(person);
    await this.audit.record({
      action: 'signed-up',
      actor: { name: email, address: browser.address },
      subject: email,
      details,
    });
    if (mustVerify) await this.proof.ask({ id: entered.accountId, email });
    return entered;
  }
}

function detailsOf({ joined, plan, approval }: Omit<NewPerson, 'joinedFrom'>): Record<string, unknown> {
  if (joined === 'invitation') return { invited: true, plan };
  return approval === 'waiting' ? { approval } : {};
}
