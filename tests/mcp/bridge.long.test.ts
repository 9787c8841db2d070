import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { newPerson } from '../dashboard/support/person.js';
import { atEndOfFile, rowsOf, startServer, temporaryFolder, type TestServer } from '../support/index.js';
import { tokenOf, TOOLS, useTool } from './support/chat.js';

const PACKAGE = join(import.meta.dirname, '../../packages/mcp-bridge');
const CLIP = { prompt: 'a red ball rolls by the sea', resolution: '480p', duration: 1 };

const run = promisify(execFile);

let server: TestServer;
let token: string;
/** A folder in which nothing is but the packed package. */
let bare: string;

beforeAll(async () => {
  server = await startServer({ env: { WORKER_SLOTS: '2' } });
  token = await tokenOf(await newPerson(server.origin));
  bare = await temporaryFolder('bare');
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', bare], { cwd: PACKAGE });
  const [tarball = ''] = await readdir(bare);
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${tarball}`], { cwd: bare });
});

const settings = (url: string, of = token) => ({
  PATH: process.env['PATH'] ?? '',
  HOME: bare,
  CLIPWRIGHT_URL: url,
  CLIPWRIGHT_TOKEN: of,
});

async function bridged(url: string, of = token): Promise<Client> {
  const chat = new Client({ name: 'a-chat', version: '1' });
  const args = ['--no-install', 'clipwright-mcp'];
  const transport = new StdioClientTransport({
    command: 'npx',
    args,
    cwd: bare,
    env: settings(url, of),
    stderr: 'ignore',
  });
  atEndOfFile(() => chat.close());
  await chat.connect(transport);
  return chat;
}

describe('the bridge for chats that speak stdio alone, packed and run from a bare folder', () => {
  it('installs nothing beside itself', async () => {
    const installed = await readdir(join(bare, 'node_modules'));
    expect(installed.filter((name) => !name.startsWith('.'))).toEqual(['clipwright-mcp']);
  });

  it('hands tools, progress and videos on', async () => {
    const chat = await bridged(server.origin);
    expect((await chat.listTools()).tools.map(({ name }) => name)).toEqual(TOOLS);
    const told: unknown[] = [];
    const made = await useTool(chat, 'make_video', CLIP, {
      onprogress: (progress) => void told.push(progress),
    });
    expect(made.structuredContent).toMatchObject({ status: 'completed' });
    expect(told.length).toBeGreaterThan(0);
  });

  it('says what is wrong with a token, and what it takes', async () => {
    await expect(bridged(`${server.origin}/mcp/`, 'cwmcp_nobody')).rejects.toThrow('invalid_token');
    const program = join(bare, 'node_modules/.bin/clipwright-mcp');
    const without = await run(program, [], { env: settings('') }).catch((error: unknown) => error);
    expect(without).toMatchObject({ code: 2, stderr: expect.stringContaining('CLIPWRIGHT_TOKEN') });
  });

  it('asks again when the server is killed in the middle of a call, and gives the one video that it began', async () => {
    const half = { role: 'http' as const, database: server.database, home: server.home };
    const first = await startServer(half);
    const chat = await bridged(first.origin);
    const count = async (): Promise<unknown[]> => await rowsOf(server.database, 'SELECT id FROM videos');
    const before = (await count()).length;
    let told: (() => void) | undefined;
    const isHeld = new Promise<void>((resolve) => (told = resolve));
    const call = useTool(chat, 'make_video', { ...CLIP, duration: 3 }, { onprogress: () => told?.() });
    await isHeld;
    first.kill('SIGKILL');
    await first.exited;
    await startServer({ ...half, env: { PORT: new URL(first.origin).port } });
    expect((await call).structuredContent).toMatchObject({ status: 'completed', duration: 3 });
    expect(await count()).toHaveLength(before + 1);
  });
});
