import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chown, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { atEndOfFile, temporaryFolder } from '../../support/index.js';

const ACCOUNT = 'postgres';

interface Owner {
  readonly uid?: number;
  readonly gid?: number;
}

/** PostgreSQL and PgBouncer refuse to run as root: then they get the account that Debian made for them. */
async function owner(): Promise<Owner> {
  if (process.getuid?.() !== 0) return {};
  const line = (await readFile('/etc/passwd', 'utf8'))
    .split('\n')
    .find((entry) => entry.startsWith(`${ACCOUNT}:`));
  const [, , uid = '', gid = ''] = line?.split(':') ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** A folder that is theirs, and gone with the file. */
export async function ownedFolder(name: string): Promise<string> {
  const folder = await temporaryFolder(name);
  const { uid, gid } = await owner();
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid);
  return folder;
}

/** Runs a program to its end. Throws with what it said where that is not well. */
export async function runOwned(program: string, args: readonly string[], folder: string): Promise<void> {
  await promisify(execFile)(program, args, { ...(await owner()), cwd: folder });
}

/** Starts a program that ends with the file. */
export async function startOwned(
  program: string,
  args: readonly string[],
  folder: string,
): Promise<ChildProcess> {
  const child = spawn(program, args, { ...(await owner()), cwd: folder, stdio: 'ignore' });
  atEndOfFile(() => endOwned(child, 'SIGQUIT'));
  return child;
}

export async function endOwned(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}
