import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from '@jest/globals';
import { call, generated, seedAccount, startServer } from '../support/index.js';

const SECRETS = {
  METRICS_TOKEN: 'canary-of-the-metrics',
  SESSION_SECRET: 'canary-of-the-sessions-canary-of-the-sessions',
  SMTP_URL: 'smtp://user:canary-of-the-mail@127.0.0.1:9',
};
const isLinux = process.platform === 'linux';
const isRoot = process.getuid?.() === 0;
const EXPECTED = isLinux ? ['image-child', 'render-host'] : [];
const MOST_VIDEOS = 5;

/** A grey PNG of 64 by 64 pixels. */
function picture(): Buffer {
  const header = Buffer.from([0, 0, 0, 64, 0, 0, 0, 64, 8, 0, 0, 0, 0]);
  const pixels = deflateSync(Buffer.alloc(65 * 64));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const [length, sum, body] = [Buffer.alloc(4), Buffer.alloc(4), Buffer.concat([Buffer.from(name), data])];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

interface Seen {
  readonly program: string;
  readonly variables: readonly string[];
  readonly uid: number;
}

const read = (pid: number, name: string): string => readFileSync(`/proc/${pid}/${name}`, 'latin1');

const HOST = /^(?!\/bin\/sh|unshare).*\/(render-host|image-child)\.js\0/;

/**
 * Null for what is none of them, or ended meanwhile. A child that is still the copy of the server that a fork
 * begins as has the server's command line.
 */
function look(pid: number): Seen | null {
  try {
    const program = HOST.exec(read(pid, 'cmdline'))?.[1];
    if (program === undefined) return null;
    return {
      program,
      variables: read(pid, 'environ').split('\0').filter(Boolean),
      uid: Number(/^Uid:\s+(\d+)/m.exec(read(pid, 'status'))?.[1]),
    };
  } catch {
    return null;
  }
}

function below(pid: number): number[] {
  try {
    const children = read(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
    return children.flatMap((child) => [child, ...below(child)]);
  } catch {
    return [];
  }
}

const programsOf = (seen: readonly Seen[]): string[] =>
  [...new Set(seen.map(({ program }) => program))].toSorted();

/** Makes one video, and notes which processes of the server are seen meanwhile. */
async function watch(pid: number, seen: Seen[], make: () => ReturnType<typeof call>): Promise<void> {
  let over = false;
  const answer = make().finally(() => (over = true));
  while (!over) {
    if (isLinux) seen.push(...below(pid).flatMap((child) => look(child) ?? []));
    await sleep(1);
  }
  generated(await answer);
}

describe('the processes of a server that read images, draw and probe', () => {
  it(`have none of the server's secrets, and are not root${isLinux ? '' : ' (looked at on Linux alone)'}`, async () => {
    const server = await startServer({ env: SECRETS });
    const { key } = await seedAccount(server.database);
    const body = JSON.stringify({
      image_url: `data:image/png;base64,${picture().toString('base64')}`,
      duration: 1,
      resolution: '480p',
    });
    const seen: Seen[] = [];
    const make = () =>
      call(server.origin, {
        method: 'POST',
        path: '/api/v1/image-to-video.php',
        key,
        headers: [['Content-Type', 'application/json']],
        body,
      });
    // On a busy machine one of them may come and go between two looks.
    for (
      let videos = 0;
      videos === 0 || (videos < MOST_VIDEOS && programsOf(seen).length < EXPECTED.length);
      videos += 1
    )
      await watch(server.pid, seen, make);
    expect(programsOf(seen)).toEqual(EXPECTED);
    const told = seen.flatMap(({ variables }) => variables);
    expect(
      told.filter(
        (variable) =>
          variable.includes('canary') || /^(DATABASE_URL|CLIPWRIGHT_|HOST=|PUBLIC_URL)/.test(variable),
      ),
    ).toEqual([]);
    if (isRoot) expect(seen.filter(({ uid }) => uid === 0)).toEqual([]);
  });
});
