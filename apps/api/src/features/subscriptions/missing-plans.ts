import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { PlansConfig } from '../../config/plans.js';
import { Log } from '../../platform/logging/log.js';
import { SubscriptionRepository } from './subscription.repository.js';

/** Says at the start which plans accounts have that this server does not know: they give no access. */
@Injectable()
export class MissingPlans implements OnApplicationBootstrap {
  constructor(
    private readonly plans: PlansConfig,
    private readonly subscriptions: SubscriptionRepository,
    private readonly log: Log,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const missing = (await this.subscriptions.plans()).filter((plan) => !this.plans.has(plan));
    if (missing.length > 0)
      this.log.warn('accounts are on plans that PLANS_FILE does not have: they have no API access', {
        plans: missing,
      });
  }
}
