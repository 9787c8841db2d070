import { spawnSync } from 'node:child_process';
import { access, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { WorkFiles } from './work-files.js';

const OWN = String(process.pid);
const DAY_SECONDS = 86_400;

let all = '';
let files: WorkFiles;
beforeEach(async () => {
  all = await mkdtemp(join(tmpdir(), 'work-'));
  files = workFiles({ reserveBytes: 0 });
});
afterEach(() => rm(all, { recursive: true, force: true }));

const workFiles = ({ reserveBytes }: { reserveBytes: number }): WorkFiles =>
  new WorkFiles({ tempDir: join(all, 'this-host'), reserveBytes, deadlineMs: 60_000 });

async function leave(host: string, pid: string, ageDays: number): Promise<string> {
  const folder = join(all, host, pid);
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'left.mp4'), 'half a video');
  const at = Date.now() / 1000 - ageDays * DAY_SECONDS;
  for (const path of [folder, join(all, host)]) await utimes(path, at, at);
  return folder;
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** A process id of this host under which nothing runs any more. */
const deadPid = (): string => String(spawnSync(process.execPath, ['-e', '']).pid);

describe('the temporary files of a worker', () => {
  it('lose at start what dead processes of this host left, and an earlier one of the same id', async () => {
    const [dead, same, parent] = await Promise.all([
      leave('this-host', deadPid(), 0),
      leave('this-host', OWN, 0),
      leave('this-host', String(process.ppid), 9),
    ]);
    await files.open();
    expect(await Promise.all([dead, parent].map(isThere))).toEqual([false, true]);
    expect(await readdir(same)).toEqual([]);
  });

  it('leave those of other hosts alone, also under a process id that is dead or our own here, until they are old', async () => {
    const [fresh, twin, old] = await Promise.all([
      leave('other-host', deadPid(), 1),
      leave('twin', OWN, 1),
      leave('gone', '7', 3),
    ]);
    await files.open();
    expect(await Promise.all([fresh, twin, old, join(all, 'gone')].map(isThere))).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('do not take a host for gone whose folder is old but whose work is not', async () => {
    const fresh = await leave('other-host', '7', 1);
    const old = Date.now() / 1000 - 9 * DAY_SECONDS;
    await utimes(join(all, 'other-host'), old, old);
    await files.open();
    expect(await isThere(fresh)).toBe(true);
  });

  it('are written also when another host took the idle folder away', async () => {
    await files.open();
    await rm(join(all, 'this-host'), { recursive: true });
    const seen = await files.with(
      { name: 'a.mp4', stream: new Blob(['bytes']).stream(), signal: new AbortController().signal },
      (file) => files.factsOf(file),
    );
    expect(seen.bytes).toBe(5);
    expect(await readdir(join(all, 'this-host', OWN))).toEqual([]);
  });

  it('let go of an engine whose bytes could not be written', async () => {
    await writeFile(join(all, 'this-host'), 'a file where the folder should be');
    let letGo = 0;
    const stream = new ReadableStream<Uint8Array>({ cancel: () => void (letGo += 1) });
    await expect(
      files.with({ name: 'a.mp4', stream, signal: new AbortController().signal }, () => Promise.resolve()),
    ).rejects.toMatchObject({ code: 'ENOTDIR' });
    expect(letGo).toBe(1);
  });

  it('lose at every sweep what has died since the start, and what lies in our own folder for longer than an attempt may take', async () => {
    await files.open();
    const dead = await leave('this-host', deadPid(), 0);
    const [young, old] = [join(all, 'this-host', OWN, 'young.mp4'), join(all, 'this-host', OWN, 'old.mp4')];
    for (const file of [young, old]) await writeFile(file, 'half a video');
    const nowMs = Date.now();
    await utimes(old, nowMs / 1000 - 61, nowMs / 1000 - 61);
    await files.sweep(nowMs);
    expect(await Promise.all([dead, old, young].map(isThere))).toEqual([false, false, true]);
  });

  it('never take what is kept for the database: an engine that brings too much is let go of, as on a full disk', async () => {
    const full = workFiles({ reserveBytes: Number.MAX_SAFE_INTEGER });
    let letGo = 0;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1)),
      cancel: () => void (letGo += 1),
    });
    const outcome = full.with({ name: 'a.mp4', stream, signal: new AbortController().signal }, () =>
      Promise.resolve(),
    );
    await expect(outcome).rejects.toMatchObject({ code: 'ENOSPC' });
    expect([letGo, await readdir(join(all, 'this-host', OWN))]).toEqual([1, []]);
  });
});
