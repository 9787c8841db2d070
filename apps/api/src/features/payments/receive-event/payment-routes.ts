import { NotFoundError } from '@clipwright/core/errors';
import { type CanActivate, type ExecutionContext, Injectable, SetMetadata } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { PaymentsConfig } from '../../../config/payments-slice.js';
import { Refusal } from '../../../platform/http/refusal.js';
import type { Provider } from '../payment-event.js';

const PROVIDER = 'payment-provider';

export const FromProvider = (provider: Provider) => SetMetadata(PROVIDER, provider);

/** A route is there as soon as a secret of its provider is set: without one nobody could be believed. */
@Injectable()
export class ProviderGuard implements CanActivate {
  constructor(
    private readonly config: PaymentsConfig,
    private readonly reflector: Reflector,
  ) {}

  /** @throws NotFoundError */
  canActivate(context: ExecutionContext): boolean {
    const { stripeSecrets, standardSecrets } = this.config;
    const provider = this.reflector.get<Provider>(PROVIDER, context.getClass());
    if ((provider === 'stripe' ? stripeSecrets : standardSecrets).length === 0) throw new NotFoundError({});
    return true;
  }
}

/** One sentence for whatever is wrong, and nothing is kept. */
export const wrongSignature = (): Refusal =>
  new Refusal({
    status: 400,
    code: 'invalid_signature',
    message:
      'The body is not signed with a secret that is set here, or its signature is more than five minutes old.',
  });
