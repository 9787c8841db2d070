import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DashboardOrigin } from './dashboard-origin.js';
import { Refusal } from './refusal.js';

const READS = ['GET', 'HEAD'];

/**
 * Refuses changes that another site's page asks a browser for: the Origin has to be ours, beside the cookie's
 * SameSite.
 */
@Injectable()
export class SameOriginGuard implements CanActivate {
  constructor(private readonly dashboard: DashboardOrigin) {}

  canActivate(context: ExecutionContext): boolean {
    const { method, headers } = context.switchToHttp().getRequest<FastifyRequest>();
    if (READS.includes(method) || this.isOurs(headers)) return true;
    throw new Refusal({
      status: 403,
      code: 'forged_request',
      message: 'This call was not made by a page of this server.',
    });
  }

  private isOurs({ origin, 'sec-fetch-site': site }: FastifyRequest['headers']): boolean {
    if (site !== undefined && site !== 'same-origin') return false;
    return origin === undefined ? site === 'same-origin' : this.dashboard.isOwn(origin);
  }
}
