import { Injectable } from '@nestjs/common';
import { PaymentsConfig } from '../../config/payments-slice.js';
import { PlansConfig } from '../../config/plans.js';
import type { PaymentEvent, Provider, Reading } from './payment-event.js';
import { readStandardEvent } from './read-standard-event.js';
import { readStripeEvent } from './read-stripe-event.js';

/** Reads events of every provider with the plans and prices of this server. */
@Injectable()
export class ReadEvent {
  private readonly readers: Readonly<Record<Provider, (event: PaymentEvent) => Reading | null>>;

  constructor(config: PaymentsConfig, plans: PlansConfig) {
    const isPlan = (plan: string): boolean => plans.has(plan);
    const planOf = (price: string): string | null => {
      const plan = config.stripePrices.get(price);
      return plan !== undefined && isPlan(plan) ? plan : null;
    };
    this.readers = {
      stripe: (event) => readStripeEvent(event, planOf),
      standard: (event) => readStandardEvent(event, isPlan),
    };
  }

  /** Null: events of its kind say nothing here. */
  run(event: PaymentEvent): Reading | null {
    return this.readers[event.provider](event);
  }
}
