import { beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_CODES } from '@clipwright/core/errors';
import type { ErrorResponse } from '@clipwright/core/videos';
import { post, resultIn, toolCall } from '../mcp/support/chat.js';
import { seedToken } from '../mcp/support/seed-token.js';
import {
  type Answer,
  call,
  errorOf,
  multipart,
  openAiErrorOf,
  type Part,
  rowsOf,
  seedAccount,
  type SeededAccount,
  seedVideo,
  seedWindow,
  startServer,
  type TestServer,
  unusedKey,
} from '../support/index.js';
import { CLIP, IMAGE_RULES, type Rule, RULES, THEIR_CLIP, type Who } from './door-rules.js';

let server: TestServer;
/** Of each account its key for the API and its token for chats; undefined sends none. */
let senders: Readonly<Record<Who, { readonly key: string | undefined; readonly token: string | undefined }>>;
let owner: SeededAccount;
let full: SeededAccount;
let forms: SeededAccount;

/** Videos of one account that may wait: more than a window lets through. */
const LINE = 20;
const WINDOW = 15;
/** What the plan with access has for chats: fewer videos than the line has room for beside a full window. */
const CREDITS = 4;

beforeAll(async () => {
  server = await startServer({
    role: 'http',
    env: {
      MODERATION_WORDS: 'forbidden',
      QUEUE_MAX_PER_ACCOUNT: String(LINE),
      PLANS_FILE: JSON.stringify({ api: { credits_a_month: CREDITS, at_once: LINE } }),
    },
  });
  const { database } = server;
  owner = await seedAccount(database);
  full = await seedAccount(database);
  forms = await seedAccount(database);
  const waiting = await seedAccount(database);
  const withoutAccess = await seedAccount(database, { plan: 'pro' });
  await seedWindow(
    database,
    full,
    Array.from({ length: WINDOW }, () => 60),
  );
  for (let video = 0; video < LINE; video += 1) await seedVideo(database, waiting, { status: 'queued' });
  const both = async ({ accountId, key }: SeededAccount) => ({
    key,
    token: await seedToken(database, accountId),
  });
  senders = {
    nobody: { key: undefined, token: undefined },
    aMisreader: { key: 'sk-1234', token: 'sk-1234' },
    aGuesser: { key: unusedKey(), token: unusedKey() },
    owner: await both(owner),
    full: await both(full),
    waiting: await both(waiting),
    withoutAccess: await both(withoutAccess),
  };
});

const TOLD = ['X-RateLimit-Limit', 'X-RateLimit-Remaining', 'Retry-After', 'WWW-Authenticate', 'Connection'];
const toldBy = (answer: Answer): (string | null)[] =>
  TOLD.map((name) => (name === 'Retry-After' ? answer.header(name) && 'a while' : answer.header(name)));

/** The rule at the API's own door, and at OpenAI's. */
async function expectOneRule(path: string, rule: Rule): Promise<ErrorResponse> {
  const { code, who = 'owner', headers = [], param, says = '' } = rule;
  const { key } = senders[who];
  const send = (to: string, body: unknown): Promise<Answer> =>
    call(server.origin, {
      method: 'POST',
      path: to,
      body,
      headers,
      ...(key === undefined ? {} : { key }),
    });
  const [ours, theirs] = [await send(path, rule.ours), await send('/v1/videos', rule.theirs)];
  const own = errorOf(ours, code);
  expect(own.error).toContain(says);
  const error = openAiErrorOf(theirs);
  expect([theirs.status, error.code]).toEqual([ERROR_CODES[code].status, code]);
  expect([own.param, error.param]).toEqual(param ?? [own.param, own.param]);
  expect(error.message).toContain(says);
  if (param === undefined) expect(error.message).toBe(own.error);
  expect(toldBy(theirs)).toEqual(toldBy(ours));
  return own;
}

const argsOf = ({ ours, chat }: Rule): object => ({
  ...(ours as object),
  ...(typeof chat === 'object' ? chat.args : {}),
});

/** The same rule for a chat's tool, which is told what a key is told. */
async function expectToolRule(tool: string, rule: Rule, own: ErrorResponse): Promise<void> {
  const { who = 'owner', headers = [], chat, ours } = rule;
  const { token } = senders[who];
  const sender = token === undefined ? {} : { token };
  if (typeof chat === 'number') {
    expect((await post(server.origin, { ...sender, headers, body: ours })).status).toBe(chat);
    return;
  }
  const call = toolCall(1, tool, { wait_seconds: 0, ...argsOf(rule) });
  const { isError, structuredContent: told = {} } = resultIn(
    await post(server.origin, { ...sender, body: call }),
  );
  if (chat === 'taken') expect([isError, told['status']]).toEqual([false, 'queued']);
  else if (chat === undefined)
    expect({ ...told, isError }).toMatchObject({ isError: true, ...own, request_id: expect.any(String) });
  else expect({ ...told, isError }).toMatchObject({ isError: true, code: own.code, param: chat.param });
}

describe('a rule that refuses a generation holds at every door, in the same words', () => {
  it.each(Object.entries(RULES))('%s', async (_title, rule) => {
    await expectToolRule('make_video', rule, await expectOneRule('/api/v1/text-to-video', rule));
  });
  it.each(Object.entries(IMAGE_RULES))('%s', async (_title, rule) => {
    await expectToolRule('animate_image', rule, await expectOneRule('/api/v1/image-to-video', rule));
  });

  it('and none counts, writes or charges what it refused', async () => {
    for (const { key, count } of [
      { key: owner.key, count: 0 },
      { key: full.key, count: WINDOW },
    ])
      expect((await call(server.origin, { path: '/api/v1/account', key })).json).toMatchObject({
        rate_limit: { count },
      });
    const left = ['videos', 'studio_uses', 'idempotency_keys', 'storage_holds', 'credit_entries'].map(
      (table) => `SELECT to_jsonb(${table}) AS row FROM ${table} WHERE account_id = $1`,
    );
    const rows = await rowsOf<{ row: object }>(server.database, left.join(' UNION ALL '), [owner.accountId]);
    // Only what the month brings, once somebody asks for it.
    expect(rows).toEqual([{ row: expect.objectContaining({ kind: 'grant', amount: CREDITS }) }]);
  });
});

describe('one window', () => {
  it('lets exactly 15 through when all doors are asked at once, and chats as many as there are credits', async () => {
    const { key, accountId } = await seedAccount(server.database);
    const token = await seedToken(server.database, accountId);
    const ask = (path: string, body: object): Promise<Answer> =>
      call(server.origin, { method: 'POST', path, key, body, headers: [['Prefer', 'respond-async']] });
    const body = toolCall(1, 'make_video', { ...CLIP, wait_seconds: 0 });
    const chats = Array.from({ length: 2 * CREDITS }, () => post(server.origin, { token, body }));
    const answers = await Promise.all(
      Array.from({ length: WINDOW }, () => [
        ask('/api/v1/text-to-video', CLIP),
        ask('/v1/videos', THEIR_CLIP),
      ]).flat(),
    );
    const taken = answers.filter(({ status }) => status < 300);
    const refused = answers.filter(({ status }) => status === 429);
    expect([taken.length, refused.length]).toEqual([WINDOW, WINDOW]);
    expect((await call(server.origin, { path: '/api/v1/account', key })).json).toMatchObject({
      rate_limit: { count: WINDOW },
    });
    const told = (await Promise.all(chats)).map((answer) => resultIn(answer).structuredContent);
    expect(told.map((video) => String(video?.['code'] ?? video?.['status'])).toSorted()).toEqual([
      ...Array.from({ length: CREDITS }, () => 'insufficient_credits'),
      ...Array.from({ length: CREDITS }, () => 'queued'),
    ]);
    expect(
      await rowsOf(server.database, 'SELECT monthly, lasting FROM credit_purses WHERE account_id = $1', [
        accountId,
      ]),
    ).toEqual([{ monthly: 0, lasting: 0 }]);
  });
});

describe('/v1/videos alone', () => {
  it.each([
    ['x', 'Clipwright-Hops must be a whole number.'],
    ['5', 'This request came through 5 Clipwright servers, and 4 is the most: their engines lead in a ring.'],
  ])('refuses %s hops', async (hops, says) => {
    const headers = [['Clipwright-Hops', hops]] as const;
    const answer = await call(server.origin, {
      method: 'POST',
      path: '/v1/videos',
      key: owner.key,
      body: THEIR_CLIP,
      headers,
    });
    expect(openAiErrorOf(answer)).toMatchObject({ param: 'Clipwright-Hops', message: says });
  });

  it('tells what Node and the router refuse in its shape too', async () => {
    for (const [method, path, status] of [
      ['GET', '/v1/nothing', 404],
      ['PUT', '/v1/videos', 405],
      ['GET', '/v1/videos/%zz', 400],
    ] as const) {
      const answer = await call(server.origin, { method, path, key: owner.key });
      openAiErrorOf(answer);
      expect(answer.status).toBe(status);
    }
  });

  const form = (...parts: readonly Part[]): Promise<Answer> =>
    call(server.origin, { method: 'POST', path: '/v1/videos', key: forms.key, ...multipart(...parts) });
  const field = (name: string, value: string | Buffer): Part => [name, 'text/plain', value];

  it('reads the fields of a form by what they are: text as text, numbers as numbers', async () => {
    const answer = await form(field('prompt', '7'), field('seconds', '1'), field('seed', '7'));
    expect(answer.json).toMatchObject({ prompt: '7', seconds: '1', warnings: [] });
    const wrong = await form(field('prompt', 'a'), field('seed', '7.5'));
    expect(openAiErrorOf(wrong).message).toBe('seed must be a whole number from 0 to 4294967295; got 7.5.');
  });

  const FORMS: [title: string, parts: readonly Part[], says: string][] = [
    ['a field twice', [field('prompt', 'a'), field('prompt', 'b')], 'came twice'],
    ['a field that is no UTF-8', [field('prompt', Buffer.from([0xff, 0xfe]))], 'is not valid UTF-8'],
    ['forty-one fields', Array.from({ length: 41 }, (_, at) => field(`f${at}`, 'a')), 'at most 40 fields'],
    ['an image that is none', [field('prompt', 'a'), ['input_reference', 'image/png', 'no image']], ''],
  ];
  it.each(FORMS)('refuses a form with %s', async (_title, parts, says) => {
    const answer = await form(...parts);
    expect(openAiErrorOf(answer).message).toContain(says);
    expect(answer.status).toBe(400);
  });

  it('ignores what it does not know, and says so', async () => {
    const answer = await form(field('prompt', 'a'), field('n', '2'), field('__proto__', 'x'));
    expect(answer.json).toMatchObject({
      warnings: ['Unknown field "n" was ignored.', 'Unknown field "__proto__" was ignored.'],
    });
  });
});
