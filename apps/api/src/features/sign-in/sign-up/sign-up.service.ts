import type { Plan } from '@clipwright/core/videos';
import { Injectable } from '@nestjs/common';
import { SignInConfig } from '../../../config/slices.js';
import { normaliseEmail } from '../../accounts/email-address.door.js';
import type { Browser, NewPerson, SignedCookies } from '../auth.js';
import { AddressProof } from '../address-proof.js';
import { Invitations } from '../invitations.js';
import { NewPeople } from '../new-people.js';
import { SignInLimit } from '../sign-in-limit.js';

export interface Applicant {
  readonly email: string;
  readonly password: string;
  /** The token of a link; null: somebody who comes by themselves. */
  readonly invitation: string | null;
  readonly language: NewPerson['language'];
}

/** Why nobody was signed up. */
export type SignUpFault = 'closed' | 'bad-email' | 'email-taken' | 'link-expired';

type Credentials = Pick<NewPerson, 'email' | 'password' | 'language'>;
type Terms = Pick<NewPerson, 'plan' | 'operator' | 'approval' | 'mustVerify' | 'joined'>;

/** Signs people up: by themselves as the settings allow, or with an invitation. Nobody has a key yet. */
@Injectable()
export class SignUp {
  constructor(
    private readonly config: SignInConfig,
    private readonly limit: SignInLimit,
    private readonly invitations: Invitations,
    private readonly proof: AddressProof,
    private readonly people: NewPeople,
  ) {}

  /** @throws Refusal 429 */
  async run(
    { invitation, ...credentials }: Applicant,
    browser: Browser,
  ): Promise<SignedCookies | SignUpFault> {
    if (invitation === null && this.config.signUp === 'closed') return 'closed';
    const email = normaliseEmail(credentials.email);
    if (email === null) return 'bad-email';
    await this.limit.countAddress(browser.address);
    const entered = await this.enter(invitation, { ...credentials, email }, browser);
    return typeof entered === 'string'
      ? entered
      : { ...entered, cookies: [...entered.cookies, this.limit.cookieFor(email)] };
  }

  private async enter(
    invitation: string | null,
    person: Credentials,
    browser: Browser,
  ): Promise<SignedCookies | SignUpFault> {
    if (invitation === null) return await this.comeByThemselves(person, browser);
    const entered = await this.invitations.use(invitation, (terms) =>
      this.people.add({ ...person, ...this.termsOf(terms) }, browser),
    );
    return entered === 'no-link' ? 'link-expired' : (entered ?? 'email-taken');
  }

  private async comeByThemselves(
    person: Credentials,
    browser: Browser,
  ): Promise<SignedCookies | SignUpFault> {
    const approval = this.config.signUp === 'approval' ? 'waiting' : 'approved';
    const terms: Terms = {
      plan: 'free',
      operator: false,
      approval,
      mustVerify: this.proof.isAsked,
      joined: 'sign-up',
    };
    return (await this.people.add({ ...person, ...terms }, browser)) ?? 'email-taken';
  }

  /** Who has the link to the first operator has the server's own output, and needs no proof. */
  private termsOf({ plan, operator }: { plan: Plan; operator: boolean }): Terms {
    return {
      plan,
      operator,
      approval: 'approved',
      mustVerify: this.proof.isAsked && !operator,
      joined: 'invitation',
    };
  }
}
