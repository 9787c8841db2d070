import { access, constants, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Config } from '../config/config.js';
import { enginesPlace } from '../config/engines-place.js';
import { fine, type Finding, wrong } from './finding.js';

const READ_BY_ALL = 0o004;
const name = 'permissions';

/** Whether this user may write where a server writes, and whether others may read what only it should. */
export async function rightsOf({ home, storage, https }: Config): Promise<Finding> {
  const folders = [...new Set([home, storage.tempDir, ...(storage.s3 === null ? [storage.dir] : [])])];
  const engines = enginesPlace();
  const secrets = [https.tls?.keyFile ?? null, engines.text === null ? null : engines.file];
  const faults = [
    ...(await Promise.all(folders.map(unwritable))),
    ...(await Promise.all(secrets.map(readByAll))),
  ].filter((fault) => fault !== null);
  if (faults.length > 0) return wrong(name, faults.join(' '));
  return fine(name, `user ${process.getuid?.() ?? 'of this system'} may write to ${folders.join(' and ')}`);
}

/** Of a folder that is still to be made, the one above it. */
async function unwritable(folder: string): Promise<string | null> {
  try {
    await access(folder, constants.W_OK | constants.X_OK);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && dirname(folder) !== folder) return await unwritable(dirname(folder));
    return `User ${process.getuid?.() ?? ''} may not write to ${folder} (${code}): give it to that user ("chown -R"), or run the server as whoever owns it.`;
  }
}

async function readByAll(file: string | null): Promise<string | null> {
  const found = file === null ? null : await stat(file).catch(() => null);
  if (found === null || process.platform === 'win32' || (found.mode & READ_BY_ALL) === 0) return null;
  return `Everybody on this machine may read ${file}, which holds secrets: "chmod 600 ${file}", as the user of the server.`;
}
