import type { Done } from '@clipwright/core/dashboard';
import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { LINK_EXPIRED } from '../link-expired.js';
import { SessionGuard } from '../session.guard.js';
import { FromSignedIn, type SignedIn } from '../signed-in.js';
import { ProveAddress } from './prove-address.service.js';

const TOKEN = new CheckedBody(z.object({ token: z.string().max(200) }));

/** The proof of one's own e-mail address. */
@Controller('dashboard/email')
@UseGuards(SessionGuard)
export class ProveAddressController {
  constructor(private readonly proveAddress: ProveAddress) {}

  @Post('prove')
  @HttpCode(200)
  async prove(@FromSignedIn() signedIn: SignedIn, @Body(TOKEN) { token }: { token: string }): Promise<Done> {
    if (await this.proveAddress.run(signedIn, token)) return { success: true };
    throw new Refusal({
      ...LINK_EXPIRED,
      message:
        'This link was used already, is older than one hour, or was sent to another account. Ask for a new one.',
    });
  }

  @Post('ask')
  @HttpCode(200)
  async ask(@FromSignedIn() signedIn: SignedIn): Promise<Done> {
    const waitSeconds = await this.proveAddress.askAgain(signedIn);
    if (waitSeconds === null) return { success: true };
    const message = `Enough mails were sent. Look for the last one, also where unwanted mail goes, or ask again in ${Math.ceil(waitSeconds / 60)} min.`;
    throw new Refusal({ status: 429, code: 'too_many_mails', message, retryAfterSeconds: waitSeconds });
  }
}
