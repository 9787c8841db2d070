import { Body, Controller, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { FormBodyPipe } from '../../../platform/http/form-body.pipe.js';
import { oauthAnswer } from '../oauth-answer.js';
import { GiveTokens, type TokenForm } from './give-tokens.service.js';

const FORM = new FormBodyPipe();

/** POST oauth/token and oauth/revoke. What comes is no secret of a person's browser: cookies are not read. */
@Controller('oauth')
export class GiveTokensController {
  constructor(private readonly giveTokens: GiveTokens) {}

  @Post('token')
  async give(@Body(FORM) form: TokenForm, @Res({ passthrough: true }) reply: FastifyReply): Promise<object> {
    return await oauthAnswer(reply, 200, async () => await this.giveTokens.run(form));
  }

  @Post('revoke')
  async revoke(
    @Body(FORM) form: TokenForm,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    return await oauthAnswer(reply, 200, async () => {
      await this.giveTokens.revoke(form);
      return {};
    });
  }
}
