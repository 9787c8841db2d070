import type { InvitationTerms } from '@clipwright/core/dashboard';
import { Body, Controller, HttpCode, Post, UseGuards } from '@nestjs/common';
import { z } from 'zod';
import { PlansConfig } from '../../../config/plans.js';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { Refusal } from '../../../platform/http/refusal.js';
import { SameOriginGuard } from '../../../platform/http/same-origin.guard.js';
import type { Browser } from '../auth.js';
import { Invitations } from '../invitations.js';
import { LINK_EXPIRED } from '../link-expired.js';
import { SignInLimit } from '../sign-in-limit.js';
import { FromBrowser } from '../signed-in.js';

const TOKEN = new CheckedBody(z.object({ token: z.string().max(200) }));

/** What an invitation gives, before it is used. Looking uses nothing up. */
@Controller('dashboard/invitations')
@UseGuards(SameOriginGuard)
export class ReadInvitationController {
  constructor(
    private readonly limit: SignInLimit,
    private readonly invitations: Invitations,
    private readonly plans: PlansConfig,
  ) {}

  @Post('read')
  @HttpCode(200)
  async read(
    @Body(TOKEN) { token }: { token: string },
    @FromBrowser() { address }: Browser,
  ): Promise<InvitationTerms> {
    const terms = await this.invitations.read(token);
    if (terms !== null)
      return {
        plan: terms.plan,
        plan_name: this.plans.of(terms.plan).name,
        operator: terms.operator,
        expires_at: terms.expiresAt.toISOString(),
      };
    await this.limit.countAddress(address);
    throw new Refusal(LINK_EXPIRED);
  }
}
