import type { EndingPlan, Plans } from '@clipwright/core/dashboard';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { type Ending, WatchPlans } from '../../subscriptions/watch-plans.door.js';

/** GET plans: what there is, who has it, and for whom it ends. */
@Controller('dashboard/operator/plans')
@UseGuards(OperatorGuard)
export class WatchPlansController {
  constructor(
    private readonly watchPlans: WatchPlans,
    private readonly config: PlansConfig,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(): Promise<Plans> {
    const { plans, ending, pastDue } = await this.watchPlans.run();
    return {
      plans: plans.map(({ plan, terms: { name, price, api_access }, offered, accounts }) => ({
        ...{ plan, name, price, api_access, offered, accounts },
      })),
      ending: ending.map((one) => this.view(one)),
      past_due: pastDue.map((one) => this.view(one)),
    };
  }

  private view({ accountId, email, plan, state, source, endsAt }: Ending): EndingPlan {
    const planName = this.config.of(plan).name;
    const ends = endsAt.toISOString();
    return { account_id: accountId, email, plan_name: planName, state, source, ends_at: ends };
  }
}
