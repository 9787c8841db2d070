import { BodyTooLargeError } from '@clipwright/core/errors';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { bodyLimitOf, SMALL_BODY_BYTES } from '../../config/body-limits.js';

/** Where a key is asked for, it is judged first. */
const KEYED = ['/api/', '/v1/'];

/**
 * Refuses a body that is announced as larger than a route takes which may never look at it. Routes that take
 * more judge theirs themselves, after its media type.
 * @throws BodyTooLargeError
 */
export function refuseLargeBody({ method, routeOptions, headers }: FastifyRequest): void {
  const limitBytes = bodyLimitOf(method, routeOptions.url ?? '');
  if (limitBytes === SMALL_BODY_BYTES && Number(headers['content-length'] ?? 0) > limitBytes)
    throw new BodyTooLargeError({ limitBytes });
}

/** The rule for every route that asks for no key. */
@Injectable()
export class BodySizeGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (!KEYED.some((path) => request.url.startsWith(path))) refuseLargeBody(request);
    return true;
  }
}
