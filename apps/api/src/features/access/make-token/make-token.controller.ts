import type { MadeToken } from '@clipwright/core/dashboard';
import { Body, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { GoodStandingGuard } from '../../sign-in/good-standing.door.js';
import { FromSignedIn, requireFresh, type SignedIn } from '../../sign-in/signed-in.door.js';
import { shownGrant } from '../access-grant.js';
import { ACCESS_TOOL_NAMES } from '../access-tools.js';
import { MakeToken, type WantedToken } from './make-token.service.js';

const BODY = new CheckedBody<WantedToken>(
  z.object({
    name: z.string().trim().min(1).max(80),
    tools: z.array(z.enum(ACCESS_TOOL_NAMES)).min(1).max(ACCESS_TOOL_NAMES.length),
  }),
);

/** POST access/tokens: a personal token, in the one answer that shows it. */
@Controller('dashboard/access/tokens')
@UseGuards(GoodStandingGuard)
export class MakeTokenController {
  constructor(private readonly makeToken: MakeToken) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async make(@FromSignedIn() signedIn: SignedIn, @Body(BODY) wanted: WantedToken): Promise<MadeToken> {
    requireFresh(signedIn);
    const { token, grant } = await this.makeToken.run(signedIn, wanted);
    return { success: true, token, grant: shownGrant(grant) };
  }
}
