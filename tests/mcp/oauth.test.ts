import { createHash } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { UnauthorizedError } from '@modelcontextprotocol/sdk/client/auth.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { clipwright } from '../dashboard/support/clipwright.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { type Answer, atEndOfFile, call, rowsOf, startServer, type TestServer } from '../support/index.js';
import { post, tokenOf, toolCall, useTool } from './support/chat.js';
import { askedBy, ChatMemory, REDIRECT, sayYes } from './support/owner-in-browser.js';

let server: TestServer;
let owner: Person;

beforeAll(async () => {
  server = await startServer({ role: 'http', env: { SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000' } });
  owner = await newPerson(server.origin);
});

const transportOf = (memory: ChatMemory) =>
  new StreamableHTTPClientTransport(new URL(`${server.origin}/mcp`), { authProvider: memory });

async function connected(memory: ChatMemory): Promise<Client> {
  const chat = new Client({ name: 'a-chat', version: '1' });
  atEndOfFile(() => chat.close());
  await chat.connect(transportOf(memory));
  return chat;
}

/** The SDK's own way in: refused, registered, sent to the page, let in, and connected. */
async function letIn(memory: ChatMemory, tools?: string[]): Promise<Client> {
  const first = transportOf(memory);
  await expect(new Client({ name: 'a-chat', version: '1' }).connect(first)).rejects.toThrow(
    UnauthorizedError,
  );
  const back = await sayYes(owner, askedBy(memory.sentTo ?? new URL(server.origin)), tools);
  expect(back.searchParams.get('state')).toBe('a state of the chat');
  await first.finishAuth(back.searchParams.get('code') ?? '');
  return await connected(memory);
}

const VERIFIER = 'a verifier that is long enough to be one, and then some';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');

const registered = async (body: object = {}): Promise<Answer> =>
  await call(server.origin, {
    method: 'POST',
    path: '/oauth/register',
    body: { client_name: 'A chat', redirect_uris: [REDIRECT], ...body },
  });

async function askedByNewApp(change: object = {}): Promise<Record<string, string>> {
  const { client_id } = (await registered()).json as { client_id: string };
  const proof = { code_challenge: CHALLENGE, code_challenge_method: 'S256' };
  return { client_id, redirect_uri: REDIRECT, response_type: 'code', ...proof, ...change };
}

const form = (path: string, fields: Record<string, string>): Promise<Answer> =>
  call(server.origin, {
    method: 'POST',
    path,
    headers: [['Content-Type', 'application/x-www-form-urlencoded']],
    body: new URLSearchParams(fields).toString(),
  });

async function codeOf(asked: Record<string, string>): Promise<Record<string, string>> {
  const code = (await sayYes(owner, asked)).searchParams.get('code') ?? '';
  const { client_id = '', redirect_uri = '' } = asked;
  return { grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier: VERIFIER };
}

interface Tokens {
  access_token: string;
  refresh_token: string;
}

const tokensOf = async (fields: Record<string, string>): Promise<Tokens> =>
  (await form('/oauth/token', fields)).json as Tokens;

const statusWith = async (token: string): Promise<number> =>
  (await post(server.origin, { token, body: toolCall(1, 'credits', {}) })).status;

describe("an app that signs in by the SDK's own OAuth client", () => {
  it('finds the way from the 401, registers, is let in by its owner, and uses the tools that were allowed', async () => {
    const memory = new ChatMemory();
    const chat = await letIn(memory, ['credits', 'list_videos']);
    expect((await chat.listTools()).tools.map(({ name }) => name)).toEqual(['list_videos', 'credits']);
    expect((await useTool(chat, 'credits')).isError).toBeUndefined();
    const { grants } = await owner.tell<{ grants: object[] }>({ path: '/dashboard/access' });
    expect(grants).toContainEqual(
      expect.objectContaining({ kind: 'app', name: 'A chat', tools: ['list_videos', 'credits'] }),
    );
    const kept = await rowsOf(
      server.database,
      `SELECT access::text AS row FROM access_grants access UNION ALL SELECT code::text FROM oauth_codes code`,
    );
    for (const secret of [memory.kept?.access_token, memory.kept?.refresh_token])
      expect(JSON.stringify(kept)).not.toContain(secret?.slice(6));
  });

  it('goes on when its token has run out, without asking its owner again', async () => {
    const memory = new ChatMemory();
    const chat = await letIn(memory);
    const before = memory.kept?.access_token;
    await rowsOf(
      server.database,
      `UPDATE access_grants SET expires_at = now() - interval '1 second' WHERE kind = 'app'`,
    );
    await useTool(chat, 'credits');
    expect(memory.kept?.access_token).not.toBe(before);
    expect(await statusWith(before ?? '')).toBe(401);
  });

  it('is out once its owner revokes it, and asks anew', async () => {
    const memory = new ChatMemory();
    const chat = await letIn(memory);
    const { grants } = await owner.tell<{ grants: { id: string }[] }>({ path: '/dashboard/access' });
    for (const { id } of grants) await owner.tell({ method: 'DELETE', path: `/dashboard/access/${id}` });
    memory.sentTo = null;
    await expect(useTool(chat, 'credits')).rejects.toThrow(UnauthorizedError);
    expect((memory.sentTo as URL | null)?.pathname).toBe('/authorize');
  });
});

describe('what this server says of its doors', () => {
  it('names /mcp as the one audience, and PKCE with S256 as the one way in', async () => {
    const resource = await call(server.origin, { path: '/.well-known/oauth-protected-resource/mcp' });
    expect(resource.json).toMatchObject({
      resource: `${server.origin}/mcp`,
      authorization_servers: [server.origin],
    });
    const at = await call(server.origin, { path: '/.well-known/oauth-authorization-server' });
    expect(at.json).toMatchObject({
      issuer: server.origin,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
    });
    const refused = await post(server.origin, { body: toolCall(1, 'credits', {}) });
    expect(refused.header('www-authenticate')).toBe(
      `Bearer resource_metadata="${server.origin}/.well-known/oauth-protected-resource/mcp"`,
    );
  });
});

describe('the page that asks', () => {
  const look = (asked: object, person = owner): Promise<Answer> =>
    person.ask({ path: '/dashboard/access/requests', body: asked });

  it('says who asks, what for and where it is answered, and where a no leads', async () => {
    const asked = await askedByNewApp({ scope: 'credits make_video offline_access', state: 's' });
    expect((await look(asked)).json).toEqual({
      app: 'A chat',
      answered_at: 'http://127.0.0.1:8123',
      tools: [
        { name: 'make_video', title: expect.any(String) },
        { name: 'credits', title: expect.any(String) },
      ],
      denied_at: `${REDIRECT}?error=access_denied&state=s&iss=${encodeURIComponent(server.origin)}`,
    });
  });

  it.each([
    ['an address that differs by a slash', { redirect_uri: `${REDIRECT}/` }],
    ['an address with a query', { redirect_uri: `${REDIRECT}?a=b` }],
    ['another port', { redirect_uri: REDIRECT.replace('8123', '8124') }],
    ['another letter case', { redirect_uri: REDIRECT.replace('callback', 'Callback') }],
    ['an app that nobody knows', { client_id: 'app_nobody' }],
    ['no proof', { code_challenge: '' }],
    ['a plain proof', { code_challenge_method: 'plain' }],
    ['another audience', { resource: 'https://elsewhere.example/mcp' }],
    ['a token at once', { response_type: 'token' }],
  ])('sends nobody anywhere for %s', async (_what, change) => {
    const asked = await askedByNewApp(change);
    const looked = await look(asked);
    const allowed = await owner.ask({
      path: '/dashboard/access/requests/allow',
      body: { asked, tools: ['credits'] },
    });
    expect([looked.status, allowed.status]).toEqual([400, 400]);
    expect(looked.json).toMatchObject({ code: 'wrong_access_request' });
    expect(looked.text).not.toContain('8123/');
  });

  it('asks only people who are signed in, of late, and only our own page may answer', async () => {
    const asked = await askedByNewApp();
    const path = '/dashboard/access/requests/allow';
    const body = { asked, tools: ['credits'] };
    const nobody = await call(server.origin, {
      method: 'POST',
      path,
      body,
      headers: [['Origin', server.origin]],
    });
    expect(nobody.status).toBe(401);
    const forged = await owner.ask({ path, body, headers: { Origin: 'https://evil.example' } });
    expect(forged.status).toBe(403);
    const late = await newPerson(server.origin);
    await rowsOf(
      server.database,
      `UPDATE sessions SET created_at = now() - interval '20 minutes' WHERE account_id = (SELECT id FROM accounts WHERE email = $1)`,
      [late.email],
    );
    expect((await late.ask({ path, body })).json).toMatchObject({ code: 'password_required' });
  });
});

describe('a registration', () => {
  it.each([
    'https://app.example/callback',
    'http://localhost:3118/callback',
    'http://[::1]/callback',
    'cursor://anysphere.cursor-retrieval/oauth/user-agent-mcp/callback',
  ])('takes %s', async (address) => {
    const answer = await registered({
      redirect_uris: [address],
      token_endpoint_auth_method: 'client_secret_post',
    });
    expect([answer.status, answer.json]).toEqual([
      201,
      expect.objectContaining({ redirect_uris: [address], token_endpoint_auth_method: 'none' }),
    ]);
    expect(answer.json).not.toHaveProperty('client_secret');
  });

  it.each([
    'http://app.example/callback',
    'javascript://app.example/%0aalert(1)',
    'javascript:alert(1)',
    'data:text/html,hello',
    'https://app.example/callback#part',
    'https://name:word@app.example/callback',
    'http://localhost.evil.example/callback',
    'no address',
  ])('refuses %s', async (address) => {
    const answer = await registered({ redirect_uris: [REDIRECT, address] });
    expect([answer.status, answer.json]).toEqual([
      400,
      expect.objectContaining({ error: 'invalid_redirect_uri' }),
    ]);
  });

  it('without an address is none, and a name is only a name', async () => {
    expect((await registered({ redirect_uris: [] })).json).toMatchObject({
      error: 'invalid_client_metadata',
    });
    const named = await registered({ client_name: '\u202eClip\u0000wright\n'.repeat(9) });
    expect((named.json as { client_name: string }).client_name).toMatch(/^[^\p{C}]{1,80}$/u);
  });
});

describe('a code', () => {
  it('gives tokens once, and whoever comes with it again ends what it gave', async () => {
    const fields = await codeOf(await askedByNewApp());
    const { access_token: token } = await tokensOf(fields);
    expect(await statusWith(token)).toBe(200);
    const again = await form('/oauth/token', fields);
    expect([again.status, again.json]).toEqual([400, expect.objectContaining({ error: 'invalid_grant' })]);
    expect(await statusWith(token)).toBe(401);
  });

  it.each([
    ['another verifier', { code_verifier: 'something else' }, 'invalid_grant'],
    ['no verifier', { code_verifier: '' }, 'invalid_grant'],
    ['another address', { redirect_uri: `${REDIRECT}2` }, 'invalid_grant'],
    ['an app that nobody knows', { client_id: 'app_nobody' }, 'invalid_client'],
    ['another audience', { resource: 'https://elsewhere.example/' }, 'invalid_target'],
    ['another way', { grant_type: 'password' }, 'unsupported_grant_type'],
    ['no code', { code: '' }, 'invalid_request'],
  ])('gives nothing for %s', async (_what, change, error) => {
    const answer = await form('/oauth/token', { ...(await codeOf(await askedByNewApp())), ...change });
    expect([answer.status, answer.json]).toEqual([400, expect.objectContaining({ error })]);
  });

  it('of one app is none of another', async () => {
    const fields = await codeOf(await askedByNewApp());
    const { client_id = '' } = await askedByNewApp();
    expect((await form('/oauth/token', { ...fields, client_id })).json).toMatchObject({
      error: 'invalid_grant',
    });
  });
});

describe('a refresh token', () => {
  it('works once, for its app; whoever comes with an old one ends the grant', async () => {
    const fields = await codeOf(await askedByNewApp());
    const { client_id = '' } = fields;
    const first = await tokensOf(fields);
    const renew = (token: string, app = client_id): Promise<Answer> =>
      form('/oauth/token', { grant_type: 'refresh_token', refresh_token: token, client_id: app });
    expect((await renew(first.refresh_token, 'app_other')).json).toMatchObject({ error: 'invalid_grant' });
    const second = (await renew(first.refresh_token)).json as Tokens;
    expect([await statusWith(first.access_token), await statusWith(second.access_token)]).toEqual([401, 200]);
    expect((await renew(first.refresh_token)).json).toMatchObject({ error: 'invalid_grant' });
    expect(await statusWith(second.access_token)).toBe(401);
  });

  it('opens nothing itself, and its app can end it', async () => {
    const fields = await codeOf(await askedByNewApp());
    const { client_id = '' } = fields;
    const tokens = await tokensOf(fields);
    expect(await statusWith(tokens.refresh_token)).toBe(401);
    const revoked = await form('/oauth/revoke', { token: tokens.refresh_token, client_id });
    expect([revoked.status, await statusWith(tokens.access_token)]).toEqual([200, 401]);
  });
});

describe('an account that is taken over', () => {
  it('keeps no token, no app and no code of whoever had it', async () => {
    const thief = await newPerson(server.origin);
    const token = await tokenOf(thief);
    const asked = await askedByNewApp();
    const code = (await sayYes(thief, asked)).searchParams.get('code') ?? '';
    const taken = await clipwright(
      server,
      ...['account', 'create', '--email', thief.email, '--plan', 'api', '--take-over', '--json'],
    );
    expect(taken.code).toBe(0);
    const { client_id = '', redirect_uri = '' } = asked;
    const fields = {
      grant_type: 'authorization_code',
      code,
      client_id,
      redirect_uri,
      code_verifier: VERIFIER,
    };
    expect((await form('/oauth/token', fields)).json).toMatchObject({ error: 'invalid_grant' });
    expect(await statusWith(token)).toBe(401);
  });
});

describe('many registrations from one network', () => {
  it('are slowed down', async () => {
    const answers = await Promise.all(Array.from({ length: 61 }, () => registered()));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
  });
});
