import { open, mkdir, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { PRIVATE_FILE, PRIVATE_FOLDER } from '@clipwright/engines/files';
import { CommandError } from '../command-error.js';

const PERMISSIONS = 0o777;

interface FileChange {
  /** Null: the file is not there yet. */
  readonly before: string | null;
  readonly after: string;
}

/**
 * Puts a text in the place of another, at one stroke and for good: whoever reads meanwhile reads one or the
 * other. A link stays one; mode and owner stay. A new file is for its owner alone, who is that of its folder.
 */
export async function replaceFile(file: string, change: FileChange): Promise<void> {
  try {
    await mkdir(dirname(file), { recursive: true, mode: PRIVATE_FOLDER });
    await replaced(change.before === null ? file : await realpath(file), change);
  } catch (error) {
    if (error instanceof CommandError) throw error;
    const { code = 'unknown reason' } = error as NodeJS.ErrnoException;
    throw new CommandError(
      `${file} can not be written (${code}). Correct its owner or its disk; nothing was changed.`,
    );
  }
}

async function replaced(file: string, { before, after }: FileChange): Promise<void> {
  const draft = `${file}.${process.pid}.new`;
  try {
    await writeWhole(draft, after, before === null ? null : file);
    if ((await textOf(file)) !== before)
      throw new CommandError(`${file} was changed meanwhile, so it was left as it is. Run this again.`);
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
}

async function writeWhole(draft: string, text: string, like: string | null): Promise<void> {
  const { mode, uid, gid } = await stat(like ?? dirname(draft));
  const handle = await open(draft, 'wx', PRIVATE_FILE);
  try {
    await handle.writeFile(text);
    if (like !== null) await handle.chmod(mode & PERMISSIONS);
    // Who is not root may give no file away, and is its owner in nearly all cases.
    await handle.chown(uid, gid).catch(() => undefined);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const textOf = (file: string): Promise<string | null> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
