import * as z from 'zod';
import { Refusal } from '../../../platform/http/refusal.js';
import { ACCESS_TOOL_NAMES, type AccessToolName, toolsAmong } from '../access-tools.js';
import type { OauthApp } from '../oauth-app.js';

/** What an app writes into the address of the page that asks. */
export const AskedAccess = z.object({
  client_id: z.string().min(1),
  redirect_uri: z.string().min(1),
  response_type: z.string().optional(),
  code_challenge: z.string().optional(),
  code_challenge_method: z.string().optional(),
  state: z.string().optional(),
  scope: z.string().optional(),
  resource: z.string().optional(),
});
export type AskedAccess = z.infer<typeof AskedAccess>;

const CHALLENGE = /^[\w-]{43}$/;

type Check = (asked: AskedAccess, app: OauthApp, resource: string) => string | null;

/** What is wrong with what an app asks for, as its owner is told; nobody is sent anywhere then. */
const CHECKS: readonly Check[] = [
  ({ redirect_uri: to }, { redirectUris }) =>
    redirectUris.includes(to) ? null : 'It wants to be answered at an address that it did not register.',
  ({ response_type: type }) => (type === 'code' ? null : 'It does not ask for a code.'),
  ({ code_challenge: challenge = '', code_challenge_method: method }) =>
    method === 'S256' && CHALLENGE.test(challenge) ? null : 'It does not prove itself (PKCE with S256).',
  ({ resource: asked }, _app, resource) =>
    asked === undefined || asked === resource ? null : `It asks for another place than ${resource}.`,
];

/** @throws Refusal 400 with what is wrong */
export function refuseWrong(asked: AskedAccess, app: OauthApp | null, resource: string): OauthApp {
  if (app === null) throw wrong('It is not registered here any more. Start again from the app.');
  const fault = CHECKS.map((check) => check(asked, app, resource)).find((found) => found !== null);
  if (fault !== undefined) throw wrong(fault);
  return app;
}

const wrong = (fault: string) =>
  new Refusal({ status: 400, code: 'wrong_access_request', message: `This app can not be let in. ${fault}` });

/** The tools that an app asks for; all where it names none of ours. */
export function toolsAsked({ scope = '' }: AskedAccess): readonly AccessToolName[] {
  const named = toolsAmong(scope.split(' '));
  return named.length === 0 ? ACCESS_TOOL_NAMES : named;
}

/** Where the browser is sent with an answer (RFC 6749, RFC 9207). */
export function backTo(asked: AskedAccess, issuer: string, answer: Readonly<Record<string, string>>): string {
  const url = new URL(asked.redirect_uri);
  const state = asked.state === undefined ? {} : { state: asked.state };
  for (const [name, value] of Object.entries({ ...answer, ...state, iss: issuer }))
    url.searchParams.set(name, value);
  return url.href;
}
