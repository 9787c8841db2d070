import { Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import { RegenerateKey } from '../../api-keys/index.js';
import { actorOf, FromSignedIn, GoodStandingGuard, requireFresh, type SignedIn } from '../../sign-in/index.js';

/** POST key: makes a key, in place of the one that is there. The answer is the one moment in which it is shown. */
@Controller('dashboard')
@UseGuards(GoodStandingGuard)
export class MakeKeyController {
  constructor(private readonly regenerateKey: RegenerateKey) {}

  @Post('key')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async make(@FromSignedIn() signedIn: SignedIn): Promise<{ success: true; api_key: string }> {
    requireFresh(signedIn);
    return { success: true, api_key: await this.regenerateKey.run(signedIn.account, actorOf(signedIn)) };
  }
}
