import { existsSync, readlinkSync } from 'node:fs';
import { type FileHandle, mkdtemp, open, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { DiskStorage } from '@clipwright/engines/files';
import { settleAccess } from '../database/postgres-access.js';

interface Synced {
  readonly path: string;
  readonly finalIsThere: boolean;
}

const isLinux = process.platform === 'linux';

let dir: string;
let restore: () => void = () => undefined;

beforeEach(async () => {
  dir = await realpath(await mkdtemp(join(tmpdir(), 'durable-')));
});
afterEach(async () => {
  restore();
  await rm(dir, { recursive: true, force: true });
});

/** What is written through to the disk from now on, and whether `final` had its name by then. */
async function syncsOf(final: string): Promise<Synced[]> {
  const handle = await open(dir, 'r');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  const { sync } = prototype;
  const seen: Synced[] = [];
  prototype.sync = function noted(this: FileHandle) {
    seen.push({ path: readlinkSync(`/proc/self/fd/${this.fd}`), finalIsThere: existsSync(final) });
    return sync.call(this);
  };
  restore = () => void (prototype.sync = sync);
  return seen;
}

/** Its bytes first, then its name, then the folder that has the name. */
const inOrder = (part: string) =>
  isLinux
    ? [
        { path: part, finalIsThere: false },
        { path: dir, finalIsThere: true },
      ]
    : [];

describe(`what has to survive a power cut${isLinux ? '' : ' (looked at on Linux alone)'}`, () => {
  it('is on the disk before it has its name, and its name is before the work is told to be done: a stored file', async () => {
    const storage = new DiskStorage({ dir });
    const seen = await syncsOf(join(dir, 'vid_1.mp4'));
    if (isLinux) await storage.putBytes('vid_1.mp4', Buffer.from('video'));
    expect(seen).toEqual(inOrder(join(dir, 'vid_1.mp4.part')));
  });

  it('likewise the password and the port of the embedded database', async () => {
    const seen = await syncsOf(join(dir, 'postgres.json'));
    if (isLinux) await settleAccess(dir);
    expect(seen).toEqual(inOrder(join(dir, 'postgres.json.draft')));
  });
});
