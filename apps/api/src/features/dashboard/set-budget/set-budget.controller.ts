import type { KeyBudget } from '@clipwright/core/dashboard';
import { Body, Controller, Get, Header, Patch, UseGuards } from '@nestjs/common';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { CEILINGS, type Ceilings, SetBudget, wireBudget } from '../../budgets/set-budget.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';

const BODY = new CheckedBody<Ceilings>(CEILINGS);

/** The monthly ceilings of the own key. */
@Controller('dashboard/budget')
@UseGuards(SessionGuard)
export class SetBudgetController {
  constructor(private readonly setBudget: SetBudget) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async read(@FromSignedIn() { account }: SignedIn): Promise<KeyBudget> {
    return wireBudget(await this.setBudget.read(account.id));
  }

  @Patch()
  async set(@FromSignedIn() signedIn: SignedIn, @Body(BODY) ceilings: Ceilings): Promise<KeyBudget> {
    const by = { actor: actorOf(signedIn), as: 'account' } as const;
    return wireBudget(await this.setBudget.run(signedIn.account, ceilings, by));
  }
}
