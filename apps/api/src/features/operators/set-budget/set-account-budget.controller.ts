import type { KeyBudget } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Body, Controller, Get, Header, Param, Patch, UseGuards } from '@nestjs/common';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { CEILINGS, type Ceilings, SetBudget, wireBudget } from '../../budgets/set-budget.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';

const BODY = new CheckedBody<Ceilings>(CEILINGS);

/** The monthly ceilings that operators set for an account's key, beside its own. */
@Controller('dashboard/operator/accounts/:id/budget')
@UseGuards(OperatorGuard)
export class SetAccountBudgetController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly setBudget: SetBudget,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@Param('id') id: string): Promise<KeyBudget> {
    return wireBudget(await this.setBudget.read((await this.accountOf(id)).id));
  }

  @Patch()
  async set(
    @FromSignedIn() operator: SignedIn,
    @Param('id') id: string,
    @Body(BODY) ceilings: Ceilings,
  ): Promise<KeyBudget> {
    const by = { actor: actorOf(operator), as: 'operator' } as const;
    return wireBudget(await this.setBudget.run(await this.accountOf(id), ceilings, by));
  }

  private async accountOf(id: string): Promise<{ id: string; email: string }> {
    const account = await this.accounts.byId(id);
    if (account === null) throw new NotFoundError({ what: 'The account' });
    return account;
  }
}
