import type { CreditBalance, CreditEntries } from '@clipwright/core/dashboard';
import { NotFoundError } from '@clipwright/core/errors';
import { Body, Controller, Get, Header, HttpCode, Param, Post, Query, UseGuards } from '@nestjs/common';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { AccountRepository } from '../../accounts/account-records.door.js';
import { CreditGifts, GIFT, type Gift } from '../../credits/give-credits.door.js';
import { CreditReading, entryCursor, wireBalance, wireEntries } from '../../credits/read-credits.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { actorOf, FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';

const BODY = new CheckedBody<Gift>(GIFT);

const unknownAccount = (): NotFoundError => new NotFoundError({ what: 'The account' });

/** The credits of an account, for operators: what it has, what became of them, and the gift of more. */
@Controller('dashboard/operator/accounts/:id/credits')
@UseGuards(OperatorGuard)
export class GiveCreditsController {
  constructor(
    private readonly accounts: AccountRepository,
    private readonly credits: CreditReading,
    private readonly giveCredits: CreditGifts,
  ) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  async balance(@Param('id') id: string): Promise<CreditBalance> {
    const read = await this.credits.balance(id);
    if (read === null) throw unknownAccount();
    return wireBalance(read);
  }

  @Get('entries')
  @Header('Cache-Control', 'no-store')
  async entries(@Param('id') id: string, @Query('cursor') cursor: unknown): Promise<CreditEntries> {
    return wireEntries(await this.credits.page(id, entryCursor(cursor)));
  }

  @Post()
  @HttpCode(200)
  async give(
    @FromSignedIn() operator: SignedIn,
    @Param('id') id: string,
    @Body(BODY) gift: Gift,
  ): Promise<CreditBalance> {
    const account = await this.accounts.byId(id);
    const given = account === null ? null : await this.giveCredits.run(account, gift, actorOf(operator));
    if (given === null) throw unknownAccount();
    if (given !== 'too-few') return await this.balance(id);
    throw new Refusal({
      status: 409,
      code: 'too_few_credits',
      message: 'The account has fewer credits than that.',
      param: 'credits',
    });
  }
}
