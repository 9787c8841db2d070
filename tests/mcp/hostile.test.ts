import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson } from '../dashboard/support/person.js';
import { call, rowsOf, seedAccount, startServer, type TestServer } from '../support/index.js';
import { post, resultIn, tokenOf, toolCall } from './support/chat.js';

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startServer({ role: 'http', env: { AUTH_FAILURES_PER_MINUTE: '20' } });
  token = await tokenOf(await newPerson(server.origin));
});

const CREDITS = toolCall(1, 'credits', {});

describe('/mcp', () => {
  it.each([
    ['no token', undefined],
    ['an unknown token', `cwmcp_${'a'.repeat(43)}`],
    ['what is no token', 'x'.repeat(7_000)],
  ])('answers %s with 401 and what it asks for, before the body is read', async (_what, wrong) => {
    const sent = { ...(wrong === undefined ? {} : { token: wrong }), body: '{' };
    const answer = await post(server.origin, sent);
    expect([answer.status, answer.json]).toEqual([401, expect.objectContaining({ code: 'invalid_token' })]);
    expect(answer.header('www-authenticate')).toMatch(
      wrong === undefined ? /^Bearer/ : /^Bearer .*invalid_token/,
    );
  });

  it('takes no API key and no session, as the API takes no token', async () => {
    const { key } = await seedAccount(server.database);
    expect((await post(server.origin, { token: key, body: CREDITS })).status).toBe(401);
    const person = await newPerson(server.origin);
    const cookie = [['Cookie', person.cookieHeader()]] as const;
    expect((await post(server.origin, { headers: cookie, body: CREDITS })).status).toBe(401);
    expect((await call(server.origin, { path: '/api/v1/account', key: token })).status).toBe(401);
  });

  it.each([
    ['no JSON', '{"jsonrpc":', 400, -32_700],
    ['nothing', '', 400, -32_700],
    ['no object', '17', 400, -32_700],
    ['another protocol', { hello: 'there' }, 400, -32_700],
    ['a request without a method', { jsonrpc: '2.0', id: 1 }, 400, -32_700],
    ['an id that is none', { jsonrpc: '2.0', id: { a: 1 }, method: 'tools/list' }, 400, -32_700],
    ['many messages at once', [CREDITS, CREDITS], 400, -32_600],
    ['too deep a nest', '['.repeat(200_000), 400, -32_700],
  ])('answers %s in JSON-RPC', async (_what, body, status, code) => {
    const headers = [['Content-Type', 'application/json']] as const;
    const answer = await post(server.origin, {
      token,
      body,
      headers: typeof body === 'string' ? headers : [],
    });
    expect([answer.status, answer.json]).toEqual([
      status,
      expect.objectContaining({ jsonrpc: '2.0', id: null, error: expect.objectContaining({ code }) }),
    ]);
  });

  it('answers what no tool and no method of ours is with an error of its request', async () => {
    const bodies = [
      { jsonrpc: '2.0', id: 5, method: 'no/such' },
      toolCall(5, 'constructor', {}),
      { jsonrpc: '2.0', id: 5, method: 'tools/call', params: { name: 'credits', arguments: [] } },
    ];
    for (const body of bodies) {
      const answer = await post(server.origin, { token, body });
      expect([answer.status, answer.text]).toEqual([
        200,
        expect.stringMatching(/"id":5,"error":\{"code":-32/),
      ]);
    }
  });

  it('refuses other media types, large bodies, odd sessions and pages of other sites', async () => {
    const other = await post(server.origin, { token, body: '{}', headers: [['Content-Type', 'text/plain']] });
    const large = await post(server.origin, {
      token,
      body: toolCall(1, 'credits', { x: 'x'.repeat(1_100_000) }),
    });
    const odd = await post(server.origin, { token, body: CREDITS, session: 'x'.repeat(300) });
    const page = await post(server.origin, {
      token,
      body: CREDITS,
      headers: [['Origin', 'https://evil.example']],
    });
    expect([other.status, large.status, odd.status, page.status]).toEqual([415, 413, 400, 403]);
  });

  it('has one method: there is no stream to wait on, and no session to end', async () => {
    for (const method of ['GET', 'DELETE', 'PUT']) {
      const answer = await call(server.origin, { method, path: '/mcp', key: token });
      expect([answer.status, answer.header('allow')]).toEqual([405, 'POST']);
    }
  });

  it('takes names of arguments for nothing else, and writes nothing for what it refuses', async () => {
    const args = {
      prompt: 'a ball',
      duration: 1,
      __proto__: { admin: true },
      constructor: 1,
      account_id: 'acc',
    };
    const answer = await post(server.origin, { token, body: toolCall(1, 'plan_video', args) });
    expect(resultIn(answer).structuredContent).toMatchObject({ success: true });
    expect(await rowsOf(server.database, 'SELECT 1 FROM videos')).toEqual([]);
  });

  it('slows down whoever guesses tokens, and nobody who has one', async () => {
    const guess = (): Promise<{ status: number }> =>
      post(server.origin, { token: 'cwmcp_guess', body: CREDITS });
    const answers = await Promise.all(Array.from({ length: 25 }, guess));
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    expect((await post(server.origin, { token, body: CREDITS })).status).toBe(200);
  });
});
