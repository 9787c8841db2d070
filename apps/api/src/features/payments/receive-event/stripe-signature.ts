import { Injectable } from '@nestjs/common';
import { PaymentsConfig } from '../../../config/payments-slice.js';
import { STRIPE_EVENT } from '../stripe-shapes.js';
import type { PaymentEvent } from '../payment-event.js';

/** Seconds that a signature holds, as Stripe recommends: what was listened to can't be sent again later. */
const TOLERANCE_SECONDS = 300;

/** Proves that Stripe sent a body, by its own library. */
@Injectable()
export class StripeSignature {
  constructor(private readonly config: PaymentsConfig) {}

  /** Null: none of the secrets made this signature, or it is too old; or the body is no event. */
  async prove(body: Buffer, signature: string, nowMs: number): Promise<PaymentEvent | null> {
    // Large, and only needed where Stripe's events come in.
    const { default: Stripe } = await import('stripe');
    for (const secret of this.config.stripeSecrets) {
      const payload = unlessThrown(() =>
        Stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, nowMs),
      );
      if (payload !== null) return eventOf(payload);
    }
    return null;
  }
}

/** What is thrown is why the body is not believed. */
function unlessThrown<Result>(prove: () => Result): Result | null {
  try {
    return prove();
  } catch {
    return null;
  }
}

function eventOf(payload: unknown): PaymentEvent | null {
  const parsed = STRIPE_EVENT.safeParse(payload);
  if (!parsed.success) return null;
  const { id, type: kind, created: madeAt } = parsed.data;
  return { provider: 'stripe', id, kind, madeAt, payload };
}
