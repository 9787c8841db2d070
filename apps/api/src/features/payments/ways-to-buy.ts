import type { Buying } from '@clipwright/core/dashboard';

/** Where an account buys a higher plan, or manages what it pays. */
export abstract class WaysToBuy {
  abstract of(buyer: { readonly id: string; readonly email: string }): Promise<Buying>;
}
