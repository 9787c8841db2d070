import { chmod, chown, constants, copyFile, link, lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Account } from './confinement.js';

const GIVEN = 'given';
const MADE = 'made.mp4';

/**
 * The folder that a process is in: Linux leads there along no path, so that folders above may stay closed.
 * Absolute, because some libraries make every name so.
 */
const HERE = process.platform === 'linux' ? '/proc/self/cwd' : '.';

/**
 * Where one host works: what it reads and writes is in here, under the account that it runs under, which has
 * no way to any other file of ours. The host is in this folder when it starts, so it needs no way to the
 * folder either.
 */
export class JobFolder {
  /** What the host makes, as the host names it. */
  readonly made: string;
  private lent: { readonly file: string; readonly gid: number; readonly mode: number } | null = null;

  private constructor(
    readonly dir: string,
    readonly account: Account | null,
  ) {
    this.made = account === null ? resolve(dir, MADE) : `${HERE}/${MADE}`;
  }

  /**
   * Where files can't be given to another account, as on some network disks, the host has to work under ours:
   * `account` is null then.
   */
  static async open(dir: string, account: Account | null): Promise<JobFolder> {
    await rm(dir, { recursive: true, force: true });
    await mkdir(dir, { mode: 0o700 });
    const isGiven =
      account !== null &&
      (await chown(dir, account.uid, account.gid).then(
        () => true,
        () => false,
      ));
    return new JobFolder(dir, isGiven ? account : null);
  }

  /** Lets the host read a file, and tells how the host names it. The file stays ours. */
  async lend(file: string): Promise<string> {
    if (this.account === null) return resolve(file);
    const given = join(this.dir, GIVEN);
    const { gid, mode } = await lstat(file);
    // Some disks know no second name for a file.
    await link(file, given).catch(() => copyFile(file, given));
    this.lent = { file, gid, mode };
    await chown(given, -1, this.account.gid);
    await chmod(given, 0o640);
    return `${HERE}/${GIVEN}`;
  }

  /** Moves what the host made to its place, and makes it ours. */
  async take(to: string): Promise<void> {
    await rename(join(this.dir, MADE), to);
    if (this.account !== null) await takeOver(to, this.account);
  }

  /** Call when the host has ended: removes whatever it left. */
  async close(): Promise<void> {
    if (this.lent !== null) await giveBack(this.lent);
    await rm(this.dir, { recursive: true, force: true });
  }
}

async function giveBack({ file, gid, mode }: { file: string; gid: number; mode: number }): Promise<void> {
  // What was conformed is another file by now, and ours already.
  await chown(file, -1, gid)
    .then(() => chmod(file, mode))
    .catch(() => undefined);
}

/**
 * The host could have left a link in place of a file, by which root would give away a file of somebody else.
 */
async function takeOver(file: string, from: Account): Promise<void> {
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  try {
    const found = await handle.stat();
    if (!found.isFile() || found.uid !== from.uid || found.nlink !== 1)
      throw new Error('the host left something else than a file');
    await handle.chown(process.getuid?.() ?? 0, process.getgid?.() ?? 0);
  } finally {
    await handle.close();
  }
}
