import { homedir } from 'node:os';
import { join } from 'node:path';
import type { CallToolResult, ListToolsResult } from '@modelcontextprotocol/sdk/types.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson } from '../dashboard/support/person.js';
import { tokenOf, TOOLS } from '../mcp/support/chat.js';
import { startServer, temporaryFolder } from '../support/index.js';
import { runTold } from './consumers/run-told.mjs';

/** Fetched from npm into npm's own cache, as by anybody who types it. */
const INSPECTOR = '@modelcontextprotocol/inspector@2.12.0';
const CACHE = process.env['npm_config_cache'] ?? join(homedir(), '.npm');
const CLIP = ['prompt=a red ball rolls by the sea', 'resolution=480p', 'duration=1'];

let folder: string;
let target: readonly string[];

beforeAll(async () => {
  const server = await startServer({ env: { POSTERS: 'on' } });
  const token = await tokenOf(await newPerson(server.origin));
  folder = await temporaryFolder('inspector');
  target = [`${server.origin}/mcp`, '--transport', 'http', '--header', `Authorization: Bearer ${token}`];
});

/** Its command line, unmodified. @throws what it prints where it ends with anything but 0 */
async function inspect<Result>(method: string, ...more: readonly string[]): Promise<Result> {
  const args = ['--yes', INSPECTOR, '--cli', ...target, '--method', method, ...more];
  const printed = await runTold('npx', args, {
    cwd: folder,
    env: { ...process.env, HOME: folder, npm_config_cache: CACHE },
  });
  return JSON.parse(printed) as Result;
}

const useTool = (name: string, pairs: readonly string[] = []) =>
  inspect<CallToolResult>(
    'tools/call',
    '--tool-name',
    name,
    ...pairs.flatMap((pair) => ['--tool-arg', pair]),
  );

describe("the MCP Inspector's command line", () => {
  it('lists our tools and finds nothing in their schemas that a client would not take', async () => {
    const { tools } = await inspect<ListToolsResult>('tools/list', '--strict');
    expect(tools.map(({ name }) => name)).toEqual(TOOLS);
  });

  it('makes a video, gets its link and picture, and finds it again', async () => {
    const made = await useTool('make_video', CLIP);
    expect(made.content.map(({ type }) => type)).toEqual(['text', 'resource_link', 'image']);
    const { video_id: id } = made.structuredContent ?? {};
    const found = await useTool('video_status', [`video_id=${String(id)}`]);
    expect(found.structuredContent).toMatchObject({ video_id: id, status: 'completed' });
  });

  it('is told why a video can not be made', async () => {
    await expect(useTool('make_video', [...CLIP, 'duration=99'])).rejects.toThrow('duration');
  });
});
