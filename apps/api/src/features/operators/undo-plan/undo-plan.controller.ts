import type { AccountRow } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Controller, HttpCode, Param, Post, UseGuards } from '@nestjs/common';
import { PlansConfig } from '../../../config/plans.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { UndoPlan } from '../../subscriptions/undo-plan.door.js';
import { rowOf } from '../account-row.js';

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
  async undo(@FromSignedIn() operator: SignedIn, @Param('id') id: string): Promise<AccountRow> {
    if ((await this.undoPlan.run(id, actorOf(operator))) === 'not-yours')
      throw new Refusal({
        status: 409,
        code: 'not_the_last_change',
        message:
          'The last change of this plan was not yours. Look at the plan, and give the one that is right.',
      });
    const account = await this.accounts.byId(id);
    if (account === null) throw new NotFoundError({ what: 'The account' });
    return rowOf(account, this.plans);
  }
}
