import { execFile } from 'node:child_process';
import { chmod, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { readFileSync, readlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { conformVideo } from '../conform-video.js';
import { hostConfinement } from '../host-process.js';
import { probeVideo } from '../probe-video.js';
import { renderSketch } from '../render-sketch.js';

const NEEDED = ['HOME', 'MIMALLOC_PURGE_DELAY', 'NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'PATH'];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'confined-'));
  process.env['DATABASE_URL'] = 'postgres://user:a-secret@127.0.0.1/db';
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Seen {
  readonly program: string;
  readonly variables: readonly string[];
  readonly uid: number;
  readonly network: string;
}

const read = (pid: number | 'self', name: string): string => readFileSync(`/proc/${pid}/${name}`, 'latin1');

/**
 * Null for a process that ended meanwhile, is still the copy of its parent that a fork begins as, or is
 * becoming another and has no name yet.
 */
function look(pid: number): Seen | null {
  try {
    const command = read(pid, 'cmdline').split('\0');
    if (
      command.join() === read('self', 'cmdline').split('\0').join() ||
      ['', 'unshare'].includes(command[0] ?? '')
    )
      return null;
    const variables = read(pid, 'environ')
      .split('\0')
      .filter(Boolean)
      .map((entry) => entry.split('=')[0] ?? '');
    const uid = Number(/^Uid:\s+\d+\s+(\d+)/m.exec(read(pid, 'status'))?.[1]);
    return {
      program: (command[0] ?? '').split('/').at(-1) ?? '',
      variables,
      uid,
      network: readlinkSync(`/proc/${pid}/ns/net`),
    };
  } catch {
    return null;
  }
}

function descendants(pid: number): number[] {
  try {
    const children = read(pid, `task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
    return children.flatMap((child) => [child, ...descendants(child)]);
  } catch {
    return [];
  }
}

/**
 * Every program that began below us while the work was done: what an earlier test file left has another tale
 * to tell.
 */
async function programsOf(begin: () => Promise<unknown>): Promise<Seen[]> {
  const seen: Seen[] = [];
  const before = new Set(descendants(process.pid));
  let over = false;
  const settled = begin().finally(() => (over = true));
  while (!over) {
    seen.push(
      ...descendants(process.pid)
        .filter((pid) => !before.has(pid))
        .flatMap((pid) => look(pid) ?? []),
    );
    await sleep(1);
  }
  await settled;
  return seen;
}

/** The same until each of the programs was seen: one that is over in a moment is not there at every look. */
async function lookAt(programs: readonly string[], begin: () => Promise<unknown>): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (let round = 0; round < 20; round += 1) {
    seen.push(...(await programsOf(begin)));
    if (programs.every((program) => seen.some((one) => one.program === program))) break;
  }
  return seen;
}

const clip = (name: string) => ({
  prompt: 'a lake',
  width: 320,
  height: 180,
  durationSeconds: 2,
  audio: true,
  seed: 1,
  outFile: join(folder, `${name}.mp4`),
});
const smaller = { kind: 'repack', sound: false, changes: [] } as const;

async function allWork(encoder: 'node-av' | 'ffmpeg'): Promise<void> {
  const request = clip(encoder);
  await renderSketch(request, { encoder });
  await probeVideo(request.outFile, { encoder });
  await conformVideo(request.outFile, smaller, { encoder });
}

const PROGRAMS = { 'node-av': ['node'], ffmpeg: ['node', 'ffmpeg', 'ffprobe'] } as const;
const isLinux = process.platform === 'linux';

describe('a process that reads or makes what strangers asked for', () => {
  it.each(['node-av', 'ffmpeg'] as const)(
    `has only the variables that it needs, no network where that can be, and nobody's account under root: %s${isLinux ? '' : ' (looked at on Linux alone)'}`,
    async (encoder) => {
      const { account, hasNetwork } = await hostConfinement();
      const expected = isLinux ? PROGRAMS[encoder] : [];
      const seen = await lookAt(expected, () => allWork(encoder));
      const programs = new Set(seen.map(({ program }) => program));
      for (const program of expected) expect(programs).toContain(program);
      expect(seen.filter(({ variables }) => variables.some((name) => !NEEDED.includes(name)))).toEqual([]);
      const ours = isLinux ? readlinkSync('/proc/self/ns/net') : '';
      for (const { uid, network } of seen)
        expect({ uid, apart: network !== ours }).toEqual({
          uid: account?.uid ?? process.getuid?.(),
          apart: !hasNetwork,
        });
    },
  );

  it('is not left unconfined because there was no descriptor left to see how it can be confined', async () => {
    const script = fileURLToPath(new URL('../../test/support/confine-without-room.mjs', import.meta.url));
    const { stdout } = await promisify(execFile)(process.execPath, [script]);
    const { without, after } = JSON.parse(stdout) as Record<string, unknown>;
    const { account, hasNetwork } = await hostConfinement();
    expect(after).toEqual({ account, hasNetwork });
    expect(without).toEqual(isLinux ? { code: 'EMFILE' } : after);
  });

  it('leaves what it made to whoever asked, and nothing beside it', async () => {
    await renderSketch(clip('mine'));
    const mine = join(folder, 'mine.mp4');
    await chmod(mine, 0o600);
    const rightsTo = async (): Promise<number[]> => {
      const { uid, gid, mode } = await stat(mine);
      return [uid, gid, mode];
    };
    const before = await rightsTo();
    expect(await probeVideo(mine)).toMatchObject({ width: 320, height: 180 });
    expect(await rightsTo()).toEqual(before);
    expect((await readdir(folder)).filter((name) => name.includes('.part'))).toEqual([]);
  });
});
