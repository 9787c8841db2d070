import type { Buying } from '@clipwright/core/dashboard';
import { Injectable } from '@nestjs/common';
import { BuyingConfig } from '../../config/payments-slice.js';
import { PlansConfig } from '../../config/plans.js';
import { SubscriptionRepository } from '../subscriptions/subscription-records.door.js';
import { PaymentCustomerRepository } from './payment-customer.repository.js';
import { PaymentWordRepository } from './payment-word.repository.js';
import { isBilled } from './standing.js';
import type { WaysToBuy } from './ways-to-buy.js';

type Buyer = Parameters<WaysToBuy['of']>[0];

/** By the links that the settings name. */
@Injectable()
export class ConfiguredWaysToBuy implements WaysToBuy {
  constructor(
    private readonly config: BuyingConfig,
    private readonly plans: PlansConfig,
    private readonly subscriptions: SubscriptionRepository,
    private readonly words: PaymentWordRepository,
    private readonly customers: PaymentCustomerRepository,
  ) {}

  /**
   * Who is billed already changes plans where payments are managed: a second link would be a second bill. What
   * counts is the provider's word and not the plan, which an operator may have given, or grace may have ended.
   */
  async of(buyer: Buyer): Promise<Buying> {
    const subscription = await this.subscriptions.of(buyer.id);
    if (subscription === null) return { offers: [], billing_url: null };
    if (isBilled(await this.words.of(buyer.id), new Date()))
      return { offers: [], billing_url: this.config.portalUrl };
    return {
      offers: this.above(subscription.plan).map((plan) => this.offer(plan, buyer)),
      billing_url: (await this.customers.hasOne(buyer.id)) ? this.config.portalUrl : null,
    };
  }

  private above(plan: string): string[] {
    const { ids } = this.plans;
    return ids.slice(ids.indexOf(plan) + 1).filter((id) => this.config.links.has(id));
  }

  private offer(plan: string, { id, email }: Buyer): Buying['offers'][number] {
    const { name, price } = this.plans.of(plan);
    const url = new URL(this.config.links.get(plan) ?? '');
    url.searchParams.set('client_reference_id', id);
    url.searchParams.set('prefilled_email', email);
    return { plan, name, price, url: url.href };
  }
}
