import { type CanActivate, createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { unlessOverloaded } from '../../platform/database/overloaded.js';
import { Authenticator } from './authenticator.js';
import type { Caller } from './caller.js';

export type CallerRequest = FastifyRequest & { caller?: Caller };

/** Lets a request pass whose key is known, active and on a plan with API access. The body is unread at this point. */
@Injectable()
export class ApiKeyGuard implements CanActivate {
  constructor(private readonly authenticator: Authenticator) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const caller = await unlessOverloaded(() => this.authenticator.authenticate(context));
    context.switchToHttp().getRequest<CallerRequest>().caller = caller;
    return true;
  }
}

/** The caller that a key guard let pass. */
export const callerOf = (request: CallerRequest): Caller => {
  if (request.caller === undefined) throw new Error('a route without a key guard');
  return request.caller;
};

/** Controller parameter: who makes this call. */
export const FromCaller = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  callerOf(context.switchToHttp().getRequest<CallerRequest>()),
);
