import type { AccountRow } from '@clipwright/core/dashboard';
import { InvalidRequestError, NotFoundError } from '@clipwright/core/errors';
import { Body, Controller, Param, Put, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { PlansConfig } from '../../../config/plans.js';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { ChangePlan, LONGEST_REASON, type PlanWish } from '../../subscriptions/change-plan.door.js';
import { rowOf } from '../account-row.js';

const WISH = new CheckedBody<PlanWish>(
  z.strictObject({
    plan: z.string(),
    until: z.iso
      .datetime({ offset: true })
      .transform((text) => new Date(text))
      .nullable(),
    reason: z.string().trim().min(1).max(LONGEST_REASON),
    gift: z.boolean().optional(),
  }),
);

/** PUT plan: gives an account a plan, for a reason and, where it says so, until a day. */
@Controller('dashboard/operator/accounts')
@UseGuards(OperatorGuard)
export class GivePlanController {
  constructor(
    private readonly changePlan: ChangePlan,
    private readonly accounts: AccountRepository,
    private readonly plans: PlansConfig,
  ) {}

  @Put(':id/plan')
  async give(
    @FromSignedIn() operator: SignedIn,
    @Param('id') id: string,
    @Body(WISH) wish: PlanWish,
  ): Promise<AccountRow> {
    const fault = await this.changePlan.run(id, wish, actorOf(operator));
    if (fault !== null && fault.param !== null) throw new InvalidRequestError(fault);
    const account = await this.accounts.byId(id);
    if (fault !== null || account === null) throw new NotFoundError({ what: 'The account' });
    return rowOf(account, this.plans);
  }
}
