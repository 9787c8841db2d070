import type { Usage } from '@clipwright/core/dashboard';
import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { FromSignedIn, type SignedIn } from '../../sign-in/signed-in.door.js';
import { SessionGuard } from '../../sign-in/session-guard.door.js';
import { ReadUsage } from './read-usage.service.js';

/** GET usage: the last 30 days. */
@Controller('dashboard')
@UseGuards(SessionGuard)
export class ReadUsageController {
  constructor(private readonly readUsage: ReadUsage) {}

  @Get('usage')
  @Header('Cache-Control', 'no-store')
  async read(@FromSignedIn() { account }: SignedIn): Promise<Usage> {
    const { days, engines } = await this.readUsage.run(account.id, Date.now());
    return { days: days.map(wireUse), engines: engines.map(wireUse) };
  }
}

const wireUse = <Use extends { readonly creditsUsed: number }>({ creditsUsed, ...use }: Use) => ({
  ...use,
  credits_used: creditsUsed,
});
