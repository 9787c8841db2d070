import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { PlansConfig } from '../../config/plans.js';
import { DashboardOrigin } from '../../platform/http/dashboard-origin.js';
import { PublicAddress } from '../../platform/http/public-address.js';
import { Refusal } from '../../platform/http/refusal.js';
import type { SendersRequest } from '../../platform/http/sender.js';
import { AccountRepository } from '../accounts/account-records.door.js';
import { FailedAuthenticationGuard } from '../api-keys/failed-authentication.door.js';
import { refuseWaiting } from '../sign-in/good-standing.door.js';
import type { AccessGrant } from './access-grant.js';
import { AccessGrantRepository } from './access-grant.repository.js';
import { hashSecret, TOKEN_PREFIX } from './access-token.js';

type GrantedRequest = SendersRequest & { grant?: AccessGrant };

const BEARER = /^bearer +(\S+) *$/i;

const MISSING = 'Sign in, or send a personal token of the dashboard as "Authorization: Bearer <token>".';
const UNKNOWN = 'This token is unknown, revoked or expired. API keys do not open this address.';

/**
 * Lets a program pass that brings a token of somebody who may make videos. The body is unread at this point.
 * Another site's page in a browser is refused by its Origin, whatever it brings.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly dashboard: DashboardOrigin,
    private readonly grants: AccessGrantRepository,
    private readonly accounts: AccountRepository,
    private readonly failures: FailedAuthenticationGuard,
    private readonly plans: PlansConfig,
    private readonly address: PublicAddress,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<GrantedRequest>();
    this.refuseForeignPages(request);
    const grant = await this.grantOf(request);
    const account = grant === null ? null : await this.accounts.byId(grant.accountId);
    if (grant === null || account?.active !== true) return await this.refuse(context, request);
    refuseWaiting(account);
    await this.grants.noteUse(grant);
    request.grant = grant;
    request.sender = { name: account.id, pays: this.plans.hasApiAccess(account.plan) };
    return true;
  }

  private refuseForeignPages({ headers: { origin } }: GrantedRequest): void {
    if (origin === undefined || this.dashboard.isOwn(origin)) return;
    throw new Refusal({
      status: 403,
      code: 'forged_request',
      message: 'This address is for programs, not for pages of other sites.',
    });
  }

  private async grantOf({ headers }: GrantedRequest): Promise<AccessGrant | null> {
    const token = BEARER.exec(headers.authorization ?? '')?.[1];
    return token?.startsWith(TOKEN_PREFIX) === true ? await this.grants.byToken(hashSecret(token)) : null;
  }

  /** Failures are counted per address, and floods of them refused. */
  private async refuse(context: ExecutionContext, { headers }: GrantedRequest): Promise<never> {
    await this.failures.canActivate(context);
    const isMissing = headers.authorization === undefined;
    const where = `Bearer resource_metadata="${this.address.origin}/.well-known/oauth-protected-resource/mcp"`;
    const challenge = isMissing ? where : `${where}, error="invalid_token"`;
    context.switchToHttp().getResponse<FastifyReply>().header('WWW-Authenticate', challenge);
    throw new Refusal({ status: 401, code: 'invalid_token', message: isMissing ? MISSING : UNKNOWN });
  }
}

/** Controller parameter: what the program that calls may use. */
export const FromGrant = createParamDecorator((_data: unknown, context: ExecutionContext): AccessGrant => {
  const { grant } = context.switchToHttp().getRequest<GrantedRequest>();
  if (grant === undefined) throw new Error('a route without an access guard');
  return grant;
});
