import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Refusal } from '../../platform/http/refusal.js';
import { AuditLog } from '../audit/audit-log.door.js';
import { SessionGuard } from './session.guard.js';
import { actorOf, type SignedInRequest } from './signed-in.js';

/** Lets operators pass; who isn't one stands in the audit log. */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(
    private readonly session: SessionGuard,
    private readonly audit: AuditLog,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.session.canActivate(context);
    const { signedIn, method, routeOptions } = context.switchToHttp().getRequest<SignedInRequest>();
    if (signedIn?.account.operator === true) return true;
    if (signedIn !== undefined) {
      const call = `${method} ${routeOptions.url ?? ''}`;
      await this.audit.record({
        action: 'operator.refused',
        actor: actorOf(signedIn),
        subject: null,
        details: { call },
      });
    }
    throw new Refusal({ status: 403, code: 'operator_required', message: 'Only operators may do this.' });
  }
}
