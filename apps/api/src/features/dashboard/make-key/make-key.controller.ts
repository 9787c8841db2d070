import type { MadeKey } from '@clipwright/core/dashboard';
import { Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { FromSignedIn, requireFresh, type SignedIn } from '../../sign-in/signed-in.door.js';
import { GoodStandingGuard } from '../../sign-in/good-standing.door.js';
import { MakeKey } from './make-key.service.js';

/**
 * POST key: makes a key, in place of the one that is there. The answer is the one moment in which it is
 * shown.
 */
@Controller('dashboard')
@UseGuards(GoodStandingGuard)
export class MakeKeyController {
  constructor(private readonly makeKey: MakeKey) {}

  @Post('key')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async make(@FromSignedIn() signedIn: SignedIn): Promise<MadeKey> {
    requireFresh(signedIn);
    return { success: true, api_key: await this.makeKey.run(signedIn) };
  }
}
