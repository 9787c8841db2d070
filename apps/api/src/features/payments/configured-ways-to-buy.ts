import type { Buying } from '@clipwright/core/dashboard';
import { Injectable } from '@nestjs/common';
import { BuyingConfig } from '../../config/payments-slice.js';
import { PlansConfig } from '../../config/plans.js';
import { type Subscription, SubscriptionRepository } from '../subscriptions/subscription-records.door.js';
import type { WaysToBuy } from './ways-to-buy.js';

type Buyer = Parameters<WaysToBuy['of']>[0];

/** By the links that the settings name. */
@Injectable()
export class ConfiguredWaysToBuy implements WaysToBuy {
  constructor(
    private readonly config: BuyingConfig,
    private readonly plans: PlansConfig,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  /** Who pays already changes plans where payments are managed: a second link would be a second bill. */
  async of(buyer: Buyer): Promise<Buying> {
    const subscription = await this.subscriptions.of(buyer.id);
    if (subscription === null) return { offers: [], billing_url: null };
    if (pays(subscription)) return { offers: [], billing_url: this.config.portalUrl };
    return {
      offers: this.above(subscription.plan).map((plan) => this.offer(plan, buyer)),
      billing_url: null,
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

const pays = ({ source, state }: Subscription): boolean => source === 'provider' && state !== 'ended';
