import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PlansConfig } from '../../config/plans.js';
import { Refusal } from '../../platform/http/refusal.js';
import type { SendersRequest } from '../../platform/http/sender.js';
import { SameOriginGuard } from '../../platform/http/same-origin.guard.js';
import { Sessions } from './sessions.js';
import { browserOf, keepCookies, type SignedInRequest } from './signed-in.js';

/**
 * Lets a call of our own pages pass when somebody is signed in. API keys are not read here, as cookies are
 * not read there.
 */
@Injectable()
export class SessionGuard implements CanActivate {
  constructor(
    private readonly sameOrigin: SameOriginGuard,
    private readonly sessions: Sessions,
    private readonly plans: PlansConfig,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    this.sameOrigin.canActivate(context);
    const http = context.switchToHttp();
    const request = http.getRequest<SignedInRequest & SendersRequest>();
    const found = await this.sessions.find(browserOf(request));
    if (found === null)
      throw new Refusal({ status: 401, code: 'sign_in_required', message: 'Sign in to go on.' });
    keepCookies(http.getResponse<FastifyReply>(), found.cookies);
    const { id, plan } = found.signedIn.account;
    request.signedIn = found.signedIn;
    request.sender = { name: id, pays: this.plans.hasApiAccess(plan) };
    return true;
  }
}
