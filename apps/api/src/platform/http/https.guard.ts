import { HttpsRequiredError } from '@clipwright/core/errors';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { HttpsConfig } from '../../config/slices.js';

const PLAIN_HTTP_ALLOWED = 'plain-http-allowed';

/** For what load balancers and monitors read inside the network: health and metrics. */
export const AllowPlainHttp = () => SetMetadata(PLAIN_HTTP_ALLOWED, true);

/**
 * Refuses what did not come over TLS, where that is required. Never a redirect: the key would have been sent
 * already.
 */
@Injectable()
export class HttpsGuard implements CanActivate {
  constructor(
    private readonly https: HttpsConfig,
    private readonly reflector: Reflector,
  ) {}

  canActivate(context: ExecutionContext): boolean {
    if (!this.https.required) return true;
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.protocol === 'https' || this.allowsPlain(context)) return true;
    throw new HttpsRequiredError();
  }

  private allowsPlain(context: ExecutionContext): boolean {
    return (
      this.reflector.getAllAndOverride<boolean | undefined>(PLAIN_HTTP_ALLOWED, [
        context.getHandler(),
        context.getClass(),
      ]) === true
    );
  }
}
