import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Refusal, type RefusalFacts } from '../../platform/http/refusal.js';
import { waitsOf } from '../accounts/account.door.js';
import { SessionGuard } from './session.guard.js';
import type { SignedInRequest } from './signed-in.js';

const FAULTS: Readonly<Record<'email' | 'approval', RefusalFacts>> = {
  email: {
    status: 403,
    code: 'email_unproved',
    message:
      'Prove your e-mail address first: open the link that was mailed to you, or have it sent again on the page Overview.',
  },
  approval: {
    status: 403,
    code: 'waiting_for_approval',
    message:
      'The people who run this server have not approved your account yet. Until then it can make nothing.',
  },
};

/**
 * Lets people pass who may do what costs something: proved where that is asked, and approved. Looks before
 * the body is read.
 */
@Injectable()
export class GoodStandingGuard implements CanActivate {
  constructor(private readonly session: SessionGuard) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.session.canActivate(context);
    const { signedIn } = context.switchToHttp().getRequest<SignedInRequest>();
    if (signedIn !== undefined) refuseWaiting(signedIn.account);
    return true;
  }
}

/** @throws Refusal 403 email_unproved or waiting_for_approval */
export function refuseWaiting(account: Parameters<typeof waitsOf>[0]): void {
  const [wait] = waitsOf(account);
  if (wait !== undefined) throw new Refusal(FAULTS[wait]);
}
