import type { AccountRow } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import type { Plan } from '@clipwright/core/videos';
import { Body, Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { PlansConfig } from '../../../config/plans.js';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { UndoPlan } from '../../subscriptions/undo-plan.door.js';
import { rowOf } from '../account-row.js';

/** The plan that is to be taken back, as it was seen. */
const SEEN = new CheckedBody<{ plan: Plan }>(z.strictObject({ plan: z.string() }));

/** POST plan/undo: takes back the change that this operator made last. */
@Controller('dashboard/operator/accounts')
@UseGuards(OperatorGuard)
export class UndoPlanController {
  constructor(
    private readonly undoPlan: UndoPlan,
    private readonly accounts: AccountRepository,
    private readonly plans: PlansConfig,
  ) {}

  @Post(':id/plan/undo')
  @HttpCode(200)
  async undo(
    @FromSignedIn() operator: SignedIn,
    @Param('id') id: string,
    @Body(SEEN) seen: { plan: Plan },
  ): Promise<AccountRow> {
    if ((await this.undoPlan.run(id, seen.plan, actorOf(operator))) === 'not-yours')
      throw new Refusal({
        status: 409,
        code: 'not_the_last_change',
        message:
          'The last change of this plan was another one, or was taken back already. Look at the plan, and give the one that is right.',
      });
    const account = await this.accounts.byId(id);
    if (account === null) throw new NotFoundError({ what: 'The account' });
    return rowOf(account, this.plans);
  }
}
