import type { MadeAccount } from '@clipwright/core/dashboard';
import { InvalidRequestError, NotFoundError } from '@clipwright/core/errors';
import type { Plan } from '@clipwright/core/videos';
import { Body, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { PlansConfig } from '../../../config/plans.js';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal, type RefusalFacts } from '../../../platform/http/refusal.js';
import { FromSignedIn, requireFresh, type SignedIn } from '../../sign-in/signed-in.door.js';
import { OperatorGuard } from '../../sign-in/operator-guard.door.js';
import { rowOf } from '../account-row.js';
import { MakeAccount } from './make-account.service.js';

const WISH = new CheckedBody<{ email: string; plan: Plan }>(
  z.strictObject({ email: z.string().max(254), plan: z.string() }),
);

const FAULTS: Readonly<Record<'bad-email' | 'email-taken', RefusalFacts>> = {
  'bad-email': { status: 400, code: 'invalid_email', message: 'This is not an e-mail address.' },
  'email-taken': {
    status: 409,
    code: 'email_taken',
    message: 'There is an account with this e-mail address.',
  },
};

/** POST accounts: makes one for somebody else. The answer is the one moment in which key and link are shown. */
@Controller('dashboard/operator/accounts')
@UseGuards(OperatorGuard)
export class MakeAccountController {
  constructor(
    private readonly makeAccount: MakeAccount,
    private readonly plans: PlansConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async make(
    @FromSignedIn() operator: SignedIn,
    @Body(WISH) wish: { email: string; plan: Plan },
  ): Promise<MadeAccount> {
    requireFresh(operator);
    if (!this.plans.has(wish.plan))
      throw new InvalidRequestError({
        message: `plan: this server has ${this.plans.ids.join(', ')}.`,
        param: 'plan',
      });
    const made = await this.makeAccount.run(operator, wish);
    if (typeof made === 'string') throw new Refusal(FAULTS[made]);
    if (made.account === null) throw new NotFoundError({ what: 'The account' });
    const { account, apiKey, link, expiresAt } = made;
    return {
      ...{ success: true, link, expires_at: expiresAt.toISOString(), api_key: apiKey },
      account: rowOf(account, this.plans),
    };
  }
}
