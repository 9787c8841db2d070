import type { Done } from '@clipwright/core/dashboard';
import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { normaliseEmail } from '../../accounts/email-address.door.js';
import { actorOf, FromSignedIn, requireFresh, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { AskDeletion } from './ask-deletion.service.js';

const BODY = new CheckedBody(z.strictObject({ email: z.string().max(254) }));

/**
 * POST account/delete: the owner's own way out. The password was given a moment ago, and the address is typed
 * out.
 */
@Controller('dashboard/account')
@UseGuards(SessionGuard)
export class AskDeletionController {
  constructor(private readonly askDeletion: AskDeletion) {}

  @Post('delete')
  @HttpCode(200)
  async remove(@FromSignedIn() signedIn: SignedIn, @Body(BODY) typed: { email: string }): Promise<Done> {
    requireFresh(signedIn);
    const { account } = signedIn;
    if (normaliseEmail(typed.email) !== account.email)
      throw new Refusal({
        status: 400,
        code: 'wrong_email',
        message: 'This is not the e-mail address of your account.',
      });
    if (await this.askDeletion.run(account, actorOf(signedIn))) return { success: true };
    throw new Refusal({
      status: 409,
      code: 'last_operator',
      message: 'You are the only operator of this server. Make somebody else one first.',
    });
  }
}
