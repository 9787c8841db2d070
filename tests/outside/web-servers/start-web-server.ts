import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { atEndOfFile, temporaryFolder, waitUntil } from '../../support/index.js';
import type { WebServer } from './web-server.js';

/** Fetching it from npm is part of the start of one. */
const STARTS_WITHIN_MS = 120_000;
/** The program that ends each, so that none outlives a run that was killed. */
export const BOUND_BY = 'timeout';
const ENDS_AFTER_SECONDS = 900;
/** Somebody else may take a free port before its server does. */
const ATTEMPTS = 3;

/**
 * Starts a server on a port of its own and gives that; it ends with the file. Throws with what it printed.
 */
export async function startWebServer(server: WebServer, album: string): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort();
    const running = await startOn(port, server, album);
    if (await isReady(running, port)) return port;
    if (attempt === ATTEMPTS) throw new Error(`${server.name} did not start:\n${running.output()}`);
  }
}

interface Running {
  readonly child: ChildProcess;
  hasEnded(): boolean;
  output(): string;
}

async function startOn(port: number, server: WebServer, album: string): Promise<Running> {
  const folder = await temporaryFolder('web-server');
  await chmod(folder, 0o755);
  const { args, env, cwd } = await server.prepare({ port, folder, album });
  const path = `${process.env['PATH']}:/usr/sbin`;
  const child = spawn(BOUND_BY, ['--kill-after=5', String(ENDS_AFTER_SECONDS), server.program, ...args], {
    cwd: cwd ?? folder,
    env: { ...process.env, ...env, PATH: path },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const running = watch(child);
  atEndOfFile(() => end(running));
  return running;
}

function watch(child: ChildProcess): Running {
  let output = '';
  let hasEnded = false;
  const say = (text: string) => (output += text);
  child.stdout?.setEncoding('utf8').on('data', say);
  child.stderr?.setEncoding('utf8').on('data', say);
  child.once('error', (error) => say(String(error)));
  child.once('close', () => (hasEnded = true));
  return { child, hasEnded: () => hasEnded, output: () => output };
}

async function isReady({ hasEnded }: Running, port: number): Promise<boolean> {
  return await waitUntil({ what: `a server on port ${port}`, withinMs: STARTS_WITHIN_MS }, async () => {
    if (hasEnded()) return 'ended';
    return (await listens(port)) && 'ready';
  }).then((outcome) => outcome === 'ready');
}

export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The whole group: npx and Apache have children. */
async function end({ child, hasEnded }: Running): Promise<void> {
  if (hasEnded() || child.pid === undefined) return;
  const closed = once(child, 'close');
  process.kill(-child.pid, 'SIGKILL');
  await closed;
}
