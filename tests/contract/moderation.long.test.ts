import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import {
  atIdlePace,
  errorOf,
  postText,
  rowsOf,
  seedAccount,
  type SeededAccount,
  SHORT_CLIP,
  startServer,
  type TestServer,
} from '../support/index.js';

const ASYNC = { headers: [['Prefer', 'respond-async']] } as const;

async function askedOf(server: TestServer, account: SeededAccount, body: Record<string, unknown>) {
  return await postText({ ...server, key: account.key }, { ...SHORT_CLIP, ...body }, ASYNC);
}

async function expectNothingHappened(server: TestServer, account: SeededAccount): Promise<void> {
  expect(
    await rowsOf(server.database, 'SELECT 1 FROM videos WHERE account_id = $1', [account.accountId]),
  ).toEqual([]);
  expect((await askedOf(server, account, { prompt: 'a calm lake' })).header('X-RateLimit-Remaining')).toBe(
    '14',
  );
}

describe('a list of words', () => {
  let server: TestServer;
  let account: SeededAccount;
  beforeAll(async () => {
    server = await startServer({ role: 'http', env: { MODERATION_WORDS: 'gore, blood*, bad man' } });
  });
  beforeEach(async () => {
    account = await seedAccount(server.database);
  });

  it.each([
    [{ prompt: 'A lake of GÖRE' }, 'prompt'],
    [{ prompt: 'bloodbath' }, 'prompt'],
    [{ prompt: 'a lake', negative_prompt: 'the bad man' }, 'negative_prompt'],
  ])('refuses %j before it is admitted, and names the field alone', async (body, field) => {
    const answer = await askedOf(server, account, body);
    const { error, param } = errorOf(answer, 'content_rejected');
    expect(param).toBe(field);
    expect(error).not.toMatch(/gore|blood|bad man/i);
    expect(answer.header('X-RateLimit-Remaining')).toBe('15');
    await expectNothingHappened(server, account);
  });

  it('lets through what only looks like a word of it', async () => {
    expect((await askedOf(server, account, { prompt: 'a category of bad weather, man' })).status).toBe(202);
  });

  it('keeps prompts and words out of the log', async () => {
    errorOf(await askedOf(server, account, { prompt: 'my secret gore' }), 'content_rejected');
    expect(server.stderr()).toContain('a prompt was refused');
    expect(server.stderr()).not.toContain('my secret gore');
  });
});

/** A server of the OpenAI moderation shape on loopback, whose answers a test chooses. */
class ModerationServer {
  readonly asked: { url: string | undefined; authorization: string | undefined; body: unknown }[] = [];
  answer: (response: ServerResponse, input: string[]) => void = judge;
  private readonly server: Server = createServer((request, response) => void this.handle(request, response));

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request as AsyncIterable<Buffer>) text += chunk.toString();
    const body = JSON.parse(text) as { input: string[] };
    this.asked.push({ url: request.url, authorization: request.headers.authorization, body });
    this.answer(response, body.input);
  }
}

function judge(response: ServerResponse, input: string[]): void {
  const results = input.map((text) => ({
    flagged: text.includes('violence'),
    categories: { violence: true },
    category_scores: { violence: 0.9 },
  }));
  response
    .setHeader('content-type', 'application/json')
    .end(JSON.stringify({ id: 'modr-1', model: 'omni', results }));
}

describe('a moderation server', () => {
  const moderation = new ModerationServer();
  /** One that waits for its answer, however busy this machine is, and two that soon give it up. */
  const servers: Partial<Record<'patient' | 'refuse' | 'allow', TestServer>> = {};
  let account: SeededAccount;
  beforeAll(async () => {
    const url = await moderation.start();
    const env = {
      MODERATION_URL: url,
      MODERATION_KEY: 'sk-moderation',
      MODERATION_MODEL: 'omni',
      MODERATION_TIMEOUT_SECONDS: '1',
    };
    servers.patient = await startServer({ role: 'http', env: { ...env, MODERATION_TIMEOUT_SECONDS: '60' } });
    const { database } = servers.patient;
    [servers.refuse, servers.allow] = await Promise.all([
      startServer({ role: 'http', env, database }),
      startServer({ role: 'http', env: { ...env, MODERATION_ON_FAILURE: 'allow' }, database }),
    ]);
  });
  beforeEach(async () => {
    moderation.asked.length = 0;
    moderation.answer = judge;
    account = await seedAccount(servers.patient!.database);
  });
  afterAll(() => moderation.stop());

  it('is asked once for both prompts, with the key', async () => {
    expect(
      (await askedOf(servers.patient!, account, { prompt: 'a lake', negative_prompt: 'boats' })).status,
    ).toBe(202);
    expect(moderation.asked).toEqual([
      {
        url: '/v1/moderations',
        authorization: 'Bearer sk-moderation',
        body: { input: ['a lake', 'boats'], model: 'omni' },
      },
    ]);
  });

  it.each([
    [{ prompt: 'violence' }, 'prompt'],
    [{ prompt: 'a lake', negative_prompt: 'violence' }, 'negative_prompt'],
  ])('refuses %j before it is admitted', async (body, field) => {
    expect(errorOf(await askedOf(servers.patient!, account, body), 'content_rejected').param).toBe(field);
    await expectNothingHappened(servers.patient!, account);
  });

  it('is not asked by a caller whose window is full, nor again for a replay', async () => {
    const key = {
      headers: [
        ['Prefer', 'respond-async'],
        ['Idempotency-Key', 'once'],
      ],
    } as const;
    const caller = { ...servers.patient!, key: account.key };
    for (let call = 0; call < 2; call += 1)
      expect((await postText(caller, SHORT_CLIP, key)).status).toBe(202);
    expect(moderation.asked).toHaveLength(1);
    for (let call = 0; call < 14; call += 1) await askedOf(servers.patient!, account, {});
    errorOf(await askedOf(servers.patient!, account, { prompt: 'violence' }), 'rate_limited');
    expect(moderation.asked).toHaveLength(15);
  });

  it.each<[string, (response: ServerResponse, input: string[]) => void]>([
    ['never answers', () => undefined],
    ['hangs up', (response) => response.destroy()],
    [
      'answers in halves',
      (response) => void response.writeHead(200, { 'content-length': '100' }).write('{"results":'),
    ],
    ['answers 500', (response) => void response.writeHead(500).end('{}')],
    [
      'answers 401',
      (response) => void response.writeHead(401).end('{"error":{"message":"sk-moderation is wrong"}}'),
    ],
    [
      'sends elsewhere',
      (response) => void response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
    ],
    ['answers a page of HTML', (response) => void response.end('<!doctype html>')],
    ['answers another shape', (response) => void response.end('{"results":[{"flagged":"no"}]}')],
    ['answers for too few texts', (response) => void response.end('{"results":[]}')],
    ['answers without end', (response) => void response.end('x'.repeat(2_000_000))],
  ])('that %s refuses with a 500 or lets through, as it was set', async (_, answer) => {
    moderation.answer = answer;
    const refused = await askedOf(servers.refuse!, account, { prompt: 'violence' });
    expect(errorOf(refused, 'engine_unavailable').error).toBe(
      'The prompt could not be checked against the content rules. Try again later.',
    );
    expect(refused.header('X-RateLimit-Remaining')).toBe('15');
    expect((await askedOf(servers.allow!, account, { prompt: 'violence' })).status).toBe(202);
    for (const server of Object.values(servers)) expect(server.stderr()).not.toContain('sk-moderation');
  });

  it('that is not there refuses too, and holds nothing up', async () => {
    moderation.stop();
    const { result: answer, elapsedMs } = await atIdlePace(() => askedOf(servers.patient!, account, {}));
    errorOf(answer, 'engine_unavailable');
    expect(elapsedMs).toBeLessThan(3000);
  });
});
