import type { OwnPlan } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import type { AuditEntry } from '../../audit/actor.door.js';
import { WaysToBuy } from '../../payments/ways-to-buy.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { ReadPlan } from './read-plan.service.js';

/** GET plan: what the account has, until when, and who changed it why. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class ReadPlanController {
  constructor(
    private readonly readPlan: ReadPlan,
    private readonly plans: PlansConfig,
    private readonly waysToBuy: WaysToBuy,
  ) {}

  @Get('plan')
  @Header('Cache-Control', 'no-store')
  async read(@FromSignedIn() { account }: SignedIn): Promise<OwnPlan> {
    const found = await this.readPlan.run(account);
    if (found === null) throw new NotFoundError({ what: 'The account' });
    const { plan, subscribedPlan, state, source, periodStart, periodEnd, graceUntil } = found.subscription;
    const { name, price, api_access, credits_a_month, retention_days } = this.plans.of(plan);
    return {
      ...{ plan, name, price, api_access, credits_a_month, retention_days, state, source },
      subscribed: this.plans.of(subscribedPlan).name,
      period_start: periodStart.toISOString(),
      period_end: periodEnd?.toISOString() ?? null,
      grace_until: graceUntil?.toISOString() ?? null,
      with_access: this.plans.withAccess,
      buying: await this.waysToBuy.of(account),
      changes: found.changes.map((entry) => this.view(entry)),
    };
  }

  private view({ at, actor, details }: AuditEntry): OwnPlan['changes'][number] {
    const end = details['period_end'];
    return {
      at: at.toISOString(),
      by: actor,
      plan_name: this.plans.of(String(details['plan'])).name,
      state: String(details['state']),
      period_end: typeof end === 'string' ? end : null,
      reason: String(details['reason']),
    };
  }
}
