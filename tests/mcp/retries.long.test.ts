import { beforeAll, describe, expect, it } from '@jest/globals';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { givePlan, rowsOf, startServer, type TestServer, waitUntil } from '../support/index.js';
import { chatAt, post, resultIn, textOf, tokenOf, toolCall, useTool } from './support/chat.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };
/** Long enough for somebody to think better of it. */
const LONG = {
  prompt: 'a red ball rolls by the sea',
  video_model: 'modelb3',
  resolution: '2k',
  duration: 15,
};

let server: TestServer;
/** Another replica: it makes nothing itself. */
let other: TestServer;
let person: Person;
let token: string;

beforeAll(async () => {
  const env = {
    PLANS_FILE: JSON.stringify({ pro: { credits_a_month: 10_000, at_once: 3 } }),
    WORKER_SLOTS: '2',
  };
  server = await startServer({ env });
  other = await startServer({ env, role: 'http', database: server.database, home: server.home });
  person = await newPerson(server.origin);
  await givePlan(server.database, person.email, 'pro');
  token = await tokenOf(person);
});

const videosOf = async (): Promise<{ id: string; status: string }[]> =>
  await rowsOf(server.database, 'SELECT id, status FROM videos WHERE account_id = $1 ORDER BY created_at', [
    await accountIdOf(server.database, person.email),
  ]);

const idIn = (result: Pick<CallToolResult, 'structuredContent'>): string =>
  String(result.structuredContent?.['video_id']);

const statusOf = async (id: string): Promise<string | undefined> =>
  (await videosOf()).find((video) => video.id === id)?.status;

const canceled = (id: string): Promise<boolean> =>
  waitUntil({ what: `${id} to be canceled`, everyMs: 50 }, async () => (await statusOf(id)) === 'canceled');

/** What a chat reads of a stream before its connection breaks. */
async function breakOff(origin: string, session: string, body: object): Promise<string> {
  const breaking = new AbortController();
  const response = await fetch(`${origin}/mcp`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${token}`,
      Accept: 'application/json, text/event-stream',
      'Content-Type': 'application/json',
      'Mcp-Session-Id': session,
    },
    body: JSON.stringify(body),
    signal: breaking.signal,
  });
  const reader = response.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  breaking.abort();
  return Buffer.from(value ?? []).toString('utf8');
}

const withProgress = (body: ReturnType<typeof toolCall>) => ({
  ...body,
  params: { ...body.params, _meta: { progressToken: 'p' } },
});

describe('a call of a tool that is tried again', () => {
  it('has the video of the first, in the same session, on whichever replica, also in the same moment', async () => {
    const before = (await videosOf()).length;
    const same = { token, session: 'one-session', body: toolCall(7, 'make_video', CLIP) };
    const answers = await Promise.all([
      post(server.origin, same),
      post(other.origin, same),
      post(server.origin, same),
    ]);
    const ids = new Set(answers.map((answer) => idIn(resultIn(answer))));
    expect(ids.size).toBe(1);
    expect(await videosOf()).toHaveLength(before + 1);
    const text = await post(other.origin, { ...same, body: toolCall('7', 'make_video', CLIP) });
    expect(ids.has(idIn(resultIn(text)))).toBe(false);
    const elsewhere = await post(other.origin, { ...same, session: 'another-session' });
    expect(ids.has(idIn(resultIn(elsewhere)))).toBe(false);
    expect(await videosOf()).toHaveLength(before + 3);
  });

  it('has it by the idempotency_key that the chat chose, from another session, and by no other token', async () => {
    const args = { ...CLIP, idempotency_key: 'the first scene' };
    const [one, two] = [await chatAt(server.origin, token), await chatAt(other.origin, token)];
    const first = idIn(await useTool(one, 'make_video', args));
    expect(idIn(await useTool(two, 'make_video', args))).toBe(first);
    const changed = await useTool(two, 'make_video', { ...args, prompt: 'a green ball' });
    expect(changed.structuredContent?.['code']).toBe('idempotency_conflict');
    const stranger = await chatAt(server.origin, await tokenOf(person));
    expect(idIn(await useTool(stranger, 'make_video', args))).not.toBe(first);
  });

  it('is joined though the plan lets no more be made at once', async () => {
    const chat = await chatAt(other.origin, token);
    const later = { ...LONG, wait_seconds: 0 };
    const begun = await Promise.all(
      [1, 2, 3].map((key) => useTool(chat, 'make_video', { ...later, idempotency_key: `long ${key}` })),
    );
    const full = await useTool(chat, 'make_video', later);
    expect(full.structuredContent?.['code']).toBe('plan_limit');
    const again = await useTool(chat, 'make_video', { ...later, idempotency_key: 'long 1' });
    expect(idIn(again)).toBe(idIn(begun[0] ?? {}));
    for (const video of begun) await useTool(chat, 'cancel_video', { video_id: idIn(video) });
  });

  it('finds its video made, after its connection broke off in the middle and the process that held it was killed', async () => {
    const third = await startServer({ role: 'http', database: server.database, home: server.home });
    const before = (await videosOf()).length;
    const body = withProgress(toolCall(1, 'make_video', { ...CLIP, duration: 2 }));
    const read = await breakOff(third.origin, 'broken', body);
    expect(read).toContain('notifications/progress');
    third.kill('SIGKILL');
    const result = resultIn(await post(other.origin, { token, session: 'broken', body }));
    expect(result.structuredContent).toMatchObject({ status: 'completed' });
    expect(read).toContain(idIn(result));
    expect(await videosOf()).toHaveLength(before + 1);
  });
});

describe('a call that a chat cancels', () => {
  it('cancels the render, though another replica hears of it', async () => {
    const before = (await videosOf()).length;
    const crossing: typeof fetch = async (input, init) => {
      const isWord = typeof init?.body === 'string' && init.body.includes('notifications/cancelled');
      return await fetch(isWord ? `${other.origin}/mcp` : input, init);
    };
    const chat = await chatAt(server.origin, token, crossing);
    const thinking = new AbortController();
    const call = useTool(chat, 'make_video', LONG, {
      signal: thinking.signal,
      onprogress: () => thinking.abort('never mind'),
    });
    await expect(call).rejects.toThrow('never mind');
    const made = await videosOf();
    expect(made).toHaveLength(before + 1);
    await canceled(made.at(-1)?.id ?? '');
  });

  it('cancels it also where the call had a key of its own, and where its connection is gone', async () => {
    for (const args of [{ ...LONG, idempotency_key: 'a long one' }, LONG]) {
      const session = `gone-${JSON.stringify(args).length}`;
      const told = await breakOff(server.origin, session, withProgress(toolCall(3, 'make_video', args)));
      const id = /vid_\w+/.exec(told)?.[0] ?? '';
      const word = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 3 } };
      const heard = await post(other.origin, { token, session, body: word });
      expect([heard.status, heard.text]).toEqual([202, '']);
      await canceled(id);
    }
  });

  it('leaves videos of other sessions and tokens alone', async () => {
    const chat = await chatAt(server.origin, token);
    const begun = await useTool(chat, 'make_video', { ...LONG, wait_seconds: 0 });
    const word = { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 1 } };
    await post(server.origin, { token, session: 'no-session-of-its', body: word });
    expect(['queued', 'processing']).toContain(await statusOf(idIn(begun)));
    const ended = await useTool(chat, 'cancel_video', { video_id: idIn(begun) });
    expect(textOf(ended)).toContain('It is canceled');
  });
});

describe('a call that is held', () => {
  it('is answered with its video when the server is stopped, and the work goes on', async () => {
    const third = await startServer({
      role: 'http',
      database: server.database,
      home: server.home,
      env: { SHUTDOWN_GRACE_SECONDS: '1' },
    });
    const chat = await chatAt(third.origin, token);
    let told: (() => void) | undefined;
    const waits = new Promise<void>((resolve) => (told = resolve));
    const call = useTool(chat, 'make_video', LONG, { onprogress: () => told?.() });
    await waits;
    await third.stop();
    const result = await call;
    expect(textOf(result)).toContain('Ask video_status with this id');
    expect(['queued', 'processing']).toContain(await statusOf(idIn(result)));
    const elsewhere = await chatAt(other.origin, token);
    await useTool(elsewhere, 'cancel_video', { video_id: idIn(result) });
  });
});
