import { Body, Controller, Ip, Post, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import { JsonBodyPipe } from '../../../platform/http/json-body.pipe.js';
import type { SentBody } from '../../../platform/http/sent-body.js';
import { parseJson } from '../../../platform/http/strict-json.js';
import type { OauthApp } from '../oauth-app.js';
import { oauthAnswer } from '../oauth-answer.js';
import { OauthRefusal } from '../oauth-refusal.js';
import { isRedirectAddress } from '../redirect-address.js';
import { RegisterApp } from './register-app.service.js';

const BODY = new JsonBodyPipe();

/** What is read of RFC 7591; the rest is ours to say. */
const WANTED = z.object({
  client_name: z.string().max(200).optional(),
  redirect_uris: z.array(z.string()).min(1).max(10),
});

const LONGEST_NAME = 80;
const NAMELESS = 'An app without a name';

/** Nothing that could be taken for more than a name. */
const shownName = (name = ''): string =>
  name
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_NAME) || NAMELESS;

/** POST oauth/register: dynamic registration of a public app. */
@Controller('oauth')
export class RegisterAppController {
  constructor(private readonly registerApp: RegisterApp) {}

  @Post('register')
  async register(
    @Body(BODY) body: SentBody,
    @Ip() address: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<object> {
    return await oauthAnswer(reply, 201, async () => {
      const app = await this.registerApp.run(readApp(body), address);
      return {
        client_id: app.id,
        client_id_issued_at: Math.floor(Date.now() / 1000),
        client_name: app.name,
        redirect_uris: app.redirectUris,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      };
    });
  }
}

/** @throws InvalidJsonError, OauthRefusal */
function readApp({ json, release }: SentBody): Omit<OauthApp, 'id'> {
  const wanted = WANTED.safeParse(parseJson(json ?? new Uint8Array()));
  release();
  if (!wanted.success)
    throw new OauthRefusal('invalid_client_metadata', 'redirect_uris takes one to ten addresses.');
  const { client_name: name, redirect_uris: redirectUris } = wanted.data;
  const wrong = redirectUris.find((address) => !isRedirectAddress(address));
  if (wrong !== undefined)
    throw new OauthRefusal(
      'invalid_redirect_uri',
      'A redirect address is https, http on this machine, or a scheme of a program; without a fragment.',
    );
  return { name: shownName(name), redirectUris };
}
