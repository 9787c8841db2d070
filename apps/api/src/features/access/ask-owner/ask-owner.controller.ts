import type { AccessRequest, AllowedAccess } from '@clipwright/core/dashboard';
import { Body, Controller, Header, HttpCode, Post, UseGuards } from '@nestjs/common';
import * as z from 'zod';
import { CheckedBody } from '../../../platform/http/checked-body.js';
import { GoodStandingGuard } from '../../sign-in/good-standing.door.js';
import { FromSignedIn, requireFresh, type SignedIn } from '../../sign-in/signed-in.door.js';
import { ACCESS_TOOL_NAMES, ACCESS_TOOLS } from '../access-tools.js';
import { AskedAccess, toolsAsked } from './asked-access.js';
import { AskOwner } from './ask-owner.service.js';

const LOOK = new CheckedBody(AskedAccess);

const AllowedTools = z.object({
  asked: AskedAccess,
  tools: z.array(z.enum(ACCESS_TOOL_NAMES)).min(1).max(ACCESS_TOOL_NAMES.length),
});

const ALLOW = new CheckedBody(AllowedTools);

/** What the page asks whose address an app opens: who it is, and then the code with which it is sent on. */
@Controller('dashboard/access/requests')
@UseGuards(GoodStandingGuard)
export class AskOwnerController {
  constructor(private readonly askOwner: AskOwner) {}

  @Post()
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async look(@Body(LOOK) asked: AskedAccess): Promise<AccessRequest> {
    const { app, denied } = await this.askOwner.look(asked);
    const { protocol, host } = new URL(asked.redirect_uri);
    return {
      app: app.name,
      answered_at: `${protocol}//${host}`,
      tools: toolsAsked(asked).map((name) => ({ name, title: ACCESS_TOOLS[name] })),
      denied_at: denied,
    };
  }

  @Post('allow')
  @HttpCode(200)
  @Header('Cache-Control', 'no-store')
  async allow(
    @FromSignedIn() signedIn: SignedIn,
    @Body(ALLOW) { asked, tools }: z.infer<typeof AllowedTools>,
  ): Promise<AllowedAccess> {
    requireFresh(signedIn);
    return { success: true, go_to: await this.askOwner.allow(signedIn, asked, tools) };
  }
}
