import { execFileSync } from 'node:child_process';
import { open, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { describe } from '@jest/globals';
import { atEndOfFile, temporaryFolder } from '../support/index.js';
import { tell } from './tell.js';

/** Whether file systems can be mounted here. Where not, the tests of full disks are left out, and say so. */
export const canMount = ((): boolean => {
  if (process.getuid?.() === 0 && spawned('unshare', ['--mount', 'true'])) return true;
  tell('full disks are not tested: mounting a small file system takes root');
  return false;
})();

/** A block of tests that need disks of their own. */
export const onDisk: (title: string, tests: () => void) => void = canMount
  ? describe
  : (title) => tell(`left out, because no disk can be mounted here: ${title}`);

function spawned(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** A file system of its own, in memory, that can be filled up and made read-only. */
export class SmallDisk {
  private constructor(readonly folder: string) {}

  /** `options` as mount takes them: size=260m, nr_inodes=20. */
  static async mount(options: string): Promise<SmallDisk> {
    const folder = await temporaryFolder('disk');
    execFileSync('mount', ['-t', 'tmpfs', '-o', options, 'tmpfs', folder]);
    atEndOfFile(() => Promise.resolve(execFileSync('umount', ['--lazy', folder])));
    return new SmallDisk(folder);
  }

  async freeBytes(): Promise<number> {
    const { bavail, bsize } = await statfs(this.folder);
    return bavail * bsize;
  }

  /** Leaves room for so many bytes. */
  async fill(leaveBytes: number): Promise<void> {
    const freeBytes = await this.freeBytes();
    const file = await open(join(this.folder, '.filler'), 'w');
    const chunk = Buffer.alloc(1_000_000);
    for (let left = freeBytes - leaveBytes; left > 0; left -= chunk.length)
      await file.write(chunk, 0, Math.min(left, chunk.length));
    await file.close();
  }

  /** Takes every inode that is left. */
  async fillInodes(): Promise<void> {
    for (let number = 0; ; number += 1) {
      try {
        await (await open(join(this.folder, `.inode-${number}`), 'w')).close();
      } catch {
        return;
      }
    }
  }

  /** Gives back what the fill took. */
  async empty(): Promise<void> {
    await rm(join(this.folder, '.filler'), { force: true });
    for (let number = 0; number < 1_000; number += 1)
      await rm(join(this.folder, `.inode-${number}`), { force: true });
  }

  remount(mode: 'ro' | 'rw'): void {
    execFileSync('mount', ['-o', `remount,${mode}`, this.folder]);
  }
}
