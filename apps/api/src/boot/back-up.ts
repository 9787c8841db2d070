import { createWriteStream, existsSync } from 'node:fs';
import { link, mkdir, open, rm, stat } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { syncFile, syncFolderOf, withinReserve } from '@clipwright/engines/files';
import type { Config } from '../config/config.js';
import { enginesPlace } from '../config/engines-place.js';
import { BackupError } from '../platform/backup/backup-error.js';
import type { Manifest } from '../platform/backup/backup-format.js';
import { type BackupSource, makeBackup } from '../platform/backup/make-backup.js';
import { dataDirOf } from '../platform/database/postgres-cluster.js';
import { refuseHalfRestored } from '../platform/database/restore-mark.js';
import { openMedia } from '../platform/storage/stored-media.js';
import { noteBackup } from '../platform/backup/last-backup.js';
import { reachDatabase } from './open-database.js';
import { productVersion } from './product-version.js';

/** What was made, and where; `file` is null for standard output. */
export interface Made {
  readonly file: string | null;
  readonly bytes: number;
  readonly manifest: Manifest;
}

export interface BackupWish {
  /** A file that is not there yet, a folder that is, or `-`. */
  readonly to: string;
  readonly withFiles: boolean;
}

/** Makes a backup of the database and files of these settings, beside a running server or without one. */
export async function backUp(
  config: Config,
  { to, withFiles }: BackupWish,
  say: (line: string) => void,
): Promise<Made> {
  refuseHalfRestored(config.home);
  refuseNothing(config);
  const database = await reachDatabase(config, 'command', say);
  try {
    const source = {
      databaseUrl: database.url,
      storage: withFiles ? (await openMedia(config.storage)).storage : null,
      enginesFile: enginesFile(config),
      version: productVersion(),
    };
    if (to !== '-') return await toFile(source, config, await fileFor(to));
    const manifest = await makeBackup(source, (archive) => pipeline(archive, process.stdout));
    return { file: null, bytes: manifest.bytes, manifest };
  } finally {
    await database.stop();
  }
}

/** Where the settings look for the engines' file, also where it is not there yet. */
export const enginesFile = ({ home }: Config): string =>
  enginesPlace().file ?? join(home, 'clipwright.config.json');

function refuseNothing({ databaseUrl, home }: Config): void {
  if (databaseUrl === null && !existsSync(dataDirOf(home)))
    throw new BackupError(`There is nothing to back up: no server has run in ${home}. Set CLIPWRIGHT_HOME.`);
}

async function fileFor(to: string): Promise<string> {
  const found = await stat(to).catch(() => null);
  if (found?.isDirectory() === true)
    return join(resolve(to), `clipwright-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar`);
  if (found !== null) throw new BackupError(`${to} is there already, and a backup is never written over.`);
  return resolve(to);
}

/** Under another name until it is whole and on the disk: what is cut short is never taken for a backup. */
async function toFile(source: BackupSource, config: Config, file: string): Promise<Made> {
  const part = `${file}.part`;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  await rm(part, { force: true });
  await (await open(part, 'wx', 0o600)).close();
  try {
    const guard = withinReserve(dirname(file), config.storage.reserveBytes);
    const manifest = await makeBackup(source, (archive) =>
      pipeline(archive, guard, createWriteStream(part, { flags: 'r+' })),
    );
    await syncFile(part);
    await giveName(part, file);
    const { size } = await stat(file);
    await noteBackup(config.home, { at: manifest.madeAt, file, bytes: size });
    return { file, bytes: size, manifest };
  } finally {
    await rm(part, { force: true });
  }
}

/** Never over a file that came meanwhile. */
async function giveName(part: string, file: string): Promise<void> {
  await link(part, file);
  await syncFolderOf(file);
}
