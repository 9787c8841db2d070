import { beforeAll, describe, expect, it } from '@jest/globals';
import { judgeVideo } from '@clipwright/testing';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import type { Progress } from '@modelcontextprotocol/sdk/types.js';
import { plainPng } from '../corpora/support-image/plain-png.js';
import { accountIdOf } from '../dashboard/support/operator.js';
import { newPerson, type Person } from '../dashboard/support/person.js';
import { givePlan, rowsOf, startServer, temporaryFolder, type TestServer } from '../support/index.js';
import { chatAt, textOf, tokenOf, TOOLS, useTool } from './support/chat.js';

const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };
const IMAGE = `data:image/png;base64,${plainPng(640, 360).toString('base64')}`;

let server: TestServer;
let person: Person;
let chat: Client;

beforeAll(async () => {
  const plans = { free: { credits_a_month: 3 }, basic: { credits_a_month: 20, seconds: 5 } };
  const env = { POSTERS: 'on', SIGN_IN_ATTEMPTS_PER_ADDRESS: '1000', PLANS_FILE: JSON.stringify(plans) };
  server = await startServer({ env });
  person = await newPerson(server.origin);
  await givePlan(server.database, person.email, 'basic');
  chat = await chatAt(server.origin, await tokenOf(person));
});

const balance = async (): Promise<number> => {
  const told = await person.tell<{ monthly: number }>({ path: '/dashboard/credits' });
  return told.monthly;
};

describe('a chat with a personal token', () => {
  it('is told of every tool, with the arguments that the API takes', async () => {
    const { tools } = await chat.listTools();
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
    const make = tools.find(({ name }) => name === 'make_video');
    expect(make?.inputSchema).toMatchObject({
      required: ['prompt'],
      properties: { prompt: { type: 'string' }, duration: { type: 'integer' }, idempotency_key: {} },
    });
    expect(tools.find(({ name }) => name === 'animate_image')?.inputSchema.required).toEqual(['image_url']);
  });

  it('makes a video on no API plan, spends credits, counts in no window, and gets its link and its picture', async () => {
    const before = await balance();
    const told: Progress[] = [];
    const made = await useTool(chat, 'make_video', CLIP, {
      onprogress: (progress) => void told.push(progress),
    });
    expect(made.isError).toBe(false);
    expect(made.structuredContent).toMatchObject({ status: 'completed', duration: 1, credits_used: 1 });
    const link = made.content.find((part) => part.type === 'resource_link');
    expect(link).toMatchObject({ mimeType: 'video/mp4', description: CLIP.prompt });
    const picture = made.content.find((part) => part.type === 'image');
    expect(picture?.mimeType).toBe('image/webp');
    expect(Buffer.from(picture?.data ?? '', 'base64').toString('latin1', 8, 12)).toBe('WEBP');
    const file = join(await temporaryFolder('download'), 'video.mp4');
    await writeFile(file, Buffer.from(await (await fetch(link?.uri ?? '')).arrayBuffer()));
    expect(await judgeVideo(file)).toMatchObject({ video: { height: 480, frames: 24 } });
    expect(told.length).toBeGreaterThan(0);
    expect(told[0]).toMatchObject({ total: 100, message: expect.stringContaining('Video vid_') });
    expect(await balance()).toBe(before - 1);
    const overview = await person.tell<object>({ path: '/dashboard/overview' });
    expect(overview).toMatchObject({ rate_limit: { count: 0 }, studio: { used: { a_day: 1 } } });
  });

  it('animates an image, follows videos, lists them and cancels none that is done', async () => {
    const begun = await useTool(chat, 'animate_image', { ...CLIP, image_url: IMAGE, wait_seconds: 0 });
    const id = String(begun.structuredContent?.['video_id']);
    expect(textOf(begun)).toContain('video_status');
    const again = await useTool(chat, 'animate_image', { ...CLIP, image_url: IMAGE });
    expect(again.structuredContent).toMatchObject({ status: 'completed', mode: 'image' });
    const status = await useTool(chat, 'video_status', { video_id: id });
    expect(status.structuredContent).toMatchObject({ video_id: id, mode: 'image' });
    const { structuredContent: listed } = await useTool(chat, 'list_videos', { limit: 2 });
    expect(listed?.['videos']).toHaveLength(2);
    expect(listed?.['next_cursor']).toEqual(expect.any(String));
    const done = String(again.structuredContent?.['video_id']);
    const kept = await useTool(chat, 'cancel_video', { video_id: done });
    expect(kept.structuredContent).toEqual({ video_id: done, canceled: false });
    expect((await useTool(chat, 'video_status', { video_id: done })).structuredContent?.['status']).toBe(
      'completed',
    );
  });

  it('plans a video, which makes and spends nothing, and is told what stands in the way', async () => {
    const before = await balance();
    const plan = await useTool(chat, 'plan_video', { ...CLIP, duration: 2 });
    expect(plan.structuredContent).toMatchObject({
      credits: 2,
      duration: 2,
      mode: 'text',
      would_refuse: null,
    });
    const beyond = await useTool(chat, 'plan_video', { ...CLIP, duration: 6 });
    expect(beyond.structuredContent).toMatchObject({ would_refuse: { status: 403, code: 'plan_limit' } });
    const ofImage = await useTool(chat, 'plan_video', { ...CLIP, image_url: IMAGE });
    expect(ofImage.structuredContent).toMatchObject({ mode: 'image' });
    expect(await balance()).toBe(before);
    const credits = await useTool(chat, 'credits');
    expect(credits.structuredContent).toMatchObject({ monthly: before, unlimited: false });
    expect(textOf(credits)).toContain(`${before} credits can be spent`);
  });

  it('is told by name what is wrong, what the plan leaves out and what it can not pay', async () => {
    const codes = async (name: string, args: object): Promise<unknown[]> => {
      const refused = await useTool(chat, name, { ...args });
      return [refused.isError, refused.structuredContent?.['code'], refused.structuredContent?.['param']];
    };
    expect(await codes('make_video', { ...CLIP, duration: 'long' })).toEqual([
      true,
      'invalid_request',
      'duration',
    ]);
    expect(await codes('make_video', { ...CLIP, duration: 6 })).toEqual([true, 'plan_limit', 'duration']);
    expect(await codes('make_video', { ...CLIP, wait_seconds: 'no' })).toEqual([
      true,
      'invalid_request',
      'wait_seconds',
    ]);
    expect(await codes('make_video', { ...CLIP, idempotency_key: 7 })).toEqual([
      true,
      'invalid_request',
      'idempotency_key',
    ]);
    expect(await codes('video_status', { video_id: 'vid_ofNobody' })).toEqual([true, 'not_found', null]);
    expect(await codes('cancel_video', {})).toEqual([true, 'invalid_request', 'video_id']);
    await expect(useTool(chat, 'no_such_tool')).rejects.toThrow('no_such_tool');
    const poor = await newPerson(server.origin);
    const theirs = await chatAt(server.origin, await tokenOf(poor));
    const refused = await useTool(theirs, 'make_video', { ...CLIP, duration: 5 });
    expect([refused.isError, refused.structuredContent?.['code']]).toEqual([true, 'insufficient_credits']);
    expect(textOf(refused)).toContain('This video costs 5 credits, and 3 are left');
  });

  it('uses the tools that its token allows, and is told of no others', async () => {
    const narrow = await chatAt(server.origin, await tokenOf(person, ['credits', 'plan_video']));
    expect((await narrow.listTools()).tools.map(({ name }) => name)).toEqual(['plan_video', 'credits']);
    const refused = await useTool(narrow, 'make_video', CLIP);
    expect([refused.isError, refused.structuredContent?.['code']]).toEqual([true, 'tool_not_allowed']);
  });

  it('sees no video of anybody else', async () => {
    const { structuredContent = {} } = await useTool(chat, 'list_videos', { limit: 1 });
    const [video] = structuredContent['videos'] as { video_id: string }[];
    const other = await chatAt(server.origin, await tokenOf(await newPerson(server.origin)));
    for (const name of ['video_status', 'cancel_video']) {
      const refused = await useTool(other, name, { video_id: video?.video_id });
      expect(refused.structuredContent?.['code']).toBe('not_found');
    }
    const listed = await useTool(other, 'list_videos');
    expect(listed.structuredContent?.['videos']).toEqual([]);
  });
});

describe('a personal token', () => {
  it('is kept as a hash, is listed with its last use, and works until it is revoked', async () => {
    const owner = await newPerson(server.origin);
    const token = await tokenOf(owner, ['credits']);
    const theirs = await chatAt(server.origin, token);
    await useTool(theirs, 'credits');
    const rows = await rowsOf(server.database, 'SELECT access::text AS text FROM access_grants access');
    expect(JSON.stringify(rows)).not.toContain(token.slice(6));
    const { grants, endpoint } = await owner.tell<{ grants: { id: string }[]; endpoint: string }>({
      path: '/dashboard/access',
    });
    expect(endpoint).toBe(`${server.origin}/mcp`);
    expect(grants).toEqual([
      expect.objectContaining({
        kind: 'token',
        name: 'a chat',
        tools: ['credits'],
        last_used_at: expect.any(String),
      }),
    ]);
    const path = `/dashboard/access/${grants[0]?.id}`;
    expect((await person.ask({ method: 'DELETE', path })).status).toBe(404);
    await owner.tell({ method: 'DELETE', path });
    await expect(useTool(theirs, 'credits')).rejects.toThrow('revoked');
    const entries = await rowsOf<{ action: string }>(
      server.database,
      `SELECT action FROM audit_entries WHERE subject = $1 AND action LIKE 'access.%' ORDER BY id`,
      [owner.email],
    );
    expect(entries.map(({ action }) => action)).toEqual(['access.granted', 'access.revoked']);
  });

  it('is made by somebody who gave the password of late, for tools that there are', async () => {
    const owner = await newPerson(server.origin);
    const path = '/dashboard/access/tokens';
    const wrong = [
      { name: '', tools: ['credits'] },
      { name: 'a', tools: [] },
      { name: 'a', tools: ['rm'] },
    ];
    for (const body of wrong) expect((await owner.ask({ path, body })).status).toBe(400);
    const id = await accountIdOf(server.database, owner.email);
    await rowsOf(
      server.database,
      `UPDATE sessions SET created_at = now() - interval '20 minutes' WHERE account_id = $1`,
      [id],
    );
    const stale = await owner.ask({ path, body: { name: 'a', tools: ['credits'] } });
    expect(stale.json).toMatchObject({ code: 'password_required' });
  });

  it('of somebody who may make nothing opens nothing', async () => {
    const owner = await newPerson(server.origin);
    const token = await tokenOf(owner);
    await rowsOf(server.database, `UPDATE accounts SET approval = 'waiting' WHERE email = $1`, [owner.email]);
    await expect(chatAt(server.origin, token)).rejects.toThrow('waiting_for_approval');
    await rowsOf(
      server.database,
      `UPDATE accounts SET approval = 'approved', active = false WHERE email = $1`,
      [owner.email],
    );
    await expect(chatAt(server.origin, token)).rejects.toThrow('invalid_token');
  });
});
