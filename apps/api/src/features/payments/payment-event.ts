/** Who tells of payments: Stripe, or whoever signs as Standard Webhooks says. */
export type Provider = 'stripe' | 'standard';

/** What a provider sent, its signature proved. */
export interface PaymentEvent {
  readonly provider: Provider;
  /** The provider's own: it sends an event more than once. */
  readonly id: string;
  readonly kind: string;
  /** When it happened there. */
  readonly madeAt: Date;
  readonly payload: unknown;
}

export type PaidState = 'active' | 'past_due' | 'canceled' | 'ended';

/** What a provider says of a subscription, or of an invoice for it. The newest word of each holds. */
export interface Word {
  readonly subscription: string;
  readonly about: 'subscription' | 'invoice';
  /** Null: its price is mapped to no plan. */
  readonly plan: string | null;
  readonly state: PaidState;
  readonly periodStart: Date;
  /** Null: open-ended. */
  readonly periodEnd: Date | null;
  readonly asOf: Date;
}

/** The plan that a price buys; null: none. */
export type PlanOfPrice = (price: string) => string | null;

/** What is wrong with what an event says: its outcome, and what the sentence for the operator needs. */
export interface Trouble {
  readonly outcome: 'unknown_price' | 'unknown_plan' | 'unreadable';
  readonly detail: string;
}

/** What an event says. */
export interface Reading {
  /** The account that it names. */
  readonly account: string | null;
  readonly customer: string | null;
  /** Null: nothing about a subscription. */
  readonly word: Word | null;
  readonly trouble: Trouble | null;
}
