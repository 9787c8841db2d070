import { Injectable } from '@nestjs/common';
import { PlansConfig, type PlanTerms } from '../../../config/plans.js';
import type { Ending } from '../subscription.js';
import { SubscriptionRepository } from '../subscription.repository.js';

const SOON_DAYS = 14;
const MOST_SHOWN = 100;

/** A plan, and how many accounts have it now; not offered where it is in the database alone. */
interface PlanInUse {
  readonly plan: string;
  readonly terms: PlanTerms;
  readonly offered: boolean;
  readonly accounts: number;
}

interface PlansInUse {
  readonly plans: readonly PlanInUse[];
  readonly ending: readonly Ending[];
  readonly pastDue: readonly Ending[];
}

/** Who has which plan, and for whom it comes to its end. */
@Injectable()
export class WatchPlans {
  constructor(
    private readonly plans: PlansConfig,
    private readonly subscriptions: SubscriptionRepository,
  ) {}

  async run(): Promise<PlansInUse> {
    const [counts, ending, pastDue] = await Promise.all([
      this.subscriptions.counts(),
      this.subscriptions.ending('soon', SOON_DAYS, MOST_SHOWN),
      this.subscriptions.ending('past_due', SOON_DAYS, MOST_SHOWN),
    ]);
    const accountsOn = new Map(counts.map(({ plan, accounts }) => [plan, accounts]));
    const ids = new Set([...this.plans.ids, ...accountsOn.keys()]);
    const plans = [...ids].map((plan) => ({
      plan,
      terms: this.plans.of(plan),
      offered: this.plans.has(plan),
      accounts: accountsOn.get(plan) ?? 0,
    }));
    return { plans, ending, pastDue };
  }
}
