import type { AccountRow, Accounts } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Body, Controller, Get, Header, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { PlansConfig } from '../../../config/plans.js';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import type { AccountChange } from '../../accounts/account.door.js';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { rowOf } from '../account-row.js';
import { textOf } from '../query-text.js';
import { ManageAccounts } from './manage-accounts.service.js';

const CHANGE = new CheckedBody<AccountChange>(
  z.union([
    z.strictObject({ active: z.boolean() }),
    z.strictObject({ operator: z.boolean() }),
    z.strictObject({ approval: z.enum(['approved', 'refused']) }),
  ]),
);

/** Accounts, for operators. */
@Controller('dashboard/operator/accounts')
@UseGuards(OperatorGuard)
export class ManageAccountsController {
  constructor(
    private readonly manageAccounts: ManageAccounts,
    private readonly plans: PlansConfig,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async search(@Query() query: Record<string, unknown>): Promise<Accounts> {
    const { accounts, next } = await this.manageAccounts.search({
      text: textOf(query['search']),
      after: textOf(query['cursor']),
    });
    return { accounts: accounts.map((account) => rowOf(account, this.plans)), next_cursor: next };
  }

  @Get('waiting')
  @Header('Cache-Control', 'no-store')
  async waiting(): Promise<Accounts> {
    const accounts = await this.manageAccounts.waiting();
    return { accounts: accounts.map((account) => rowOf(account, this.plans)), next_cursor: null };
  }

  @Patch(':id')
  async change(
    @FromSignedIn() operator: SignedIn,
    @Param('id') id: string,
    @Body(CHANGE) change: AccountChange,
  ): Promise<AccountRow> {
    const account = await this.manageAccounts.change(operator, id, change);
    if (account === null) throw new NotFoundError({ what: 'The account' });
    if (account !== 'own') return rowOf(account, this.plans);
    throw new Refusal({
      status: 409,
      code: 'own_account',
      message: 'Ask another operator to do this to your own account.',
    });
  }
}
