import { readdir, rm, stat } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freeBytesAt, type ObjectStorage } from '@clipwright/engines/files';
import type { Config } from '../config/config.js';
import { BackupError } from '../platform/backup/backup-error.js';
import type { Manifest } from '../platform/backup/backup-format.js';
import { verifyBackup } from '../platform/backup/backup-reader.js';
import { type Restored, restoreBackup } from '../platform/backup/restore-backup.js';
import { newClient } from '../platform/database/connections.js';
import { knownMigrations, makeSchema, migrationsIn, unknownAmong } from '../platform/database/migrate.js';
import { markRestore, restoreMark, unmarkRestore } from '../platform/database/restore-mark.js';
import { makeQueueSchema } from '../platform/queue/queue-schema.js';
import { openMedia } from '../platform/storage/stored-media.js';
import { enginesFile } from './back-up.js';
import { reachDatabase } from './open-database.js';

export interface RestoreOutcome extends Restored {
  readonly manifest: Manifest;
  /** Migrations that ran after the rows were in. */
  readonly upgraded: number;
}

/** What a folder may hold that nobody has used: a disk's own folder, and what an operator put there before. */
const UNUSED = new Set(['lost+found', 'clipwright.config.json']);
const MEGABYTE = 1_000_000;

/** All of a backup is read, and nothing else is done. @throws BackupError for one that can't be restored here */
export async function checkBackup(file: string): Promise<Manifest> {
  if ((await stat(file).catch(() => null))?.isFile() !== true)
    throw new BackupError(`${file} is not there, or no file.`);
  const manifest = await verifyBackup(file);
  const unknown = unknownAmong(manifest.migrations);
  if (unknown.length === 0) return manifest;
  throw new BackupError(
    `${file} is of a newer Clipwright (${manifest.clipwright}), whose schema this one does not know (${unknown.join(', ')}). Restore it with that version.`,
  );
}

/**
 * Puts a backup into an empty home, database and storage: verified first, and taken away again if it can not be finished.
 * @throws BackupError
 */
export async function restore(
  config: Config,
  file: string,
  say: (line: string) => void,
): Promise<RestoreOutcome> {
  await refuseUsedHome(config);
  const manifest = await checkBackup(file);
  await refuseSmallDisk(config, manifest);
  const { storage } = await openMedia(config.storage);
  if (existsSync(restoreMark(config.home))) await clear(config, storage);
  await refuseUsedStorage(config, storage);
  await markRestore(config.home);
  try {
    const outcome = await fill(config, { file, manifest, storage }, say);
    await unmarkRestore(config.home);
    return outcome;
  } catch (error) {
    await clear(config, storage);
    await unmarkRestore(config.home);
    throw error;
  }
}

async function refuseUsedHome({ home }: Config): Promise<void> {
  if (existsSync(restoreMark(home))) return;
  const found = (await namesIn(home)).filter((name) => !UNUSED.has(name));
  if (found.length === 0) return;
  throw new BackupError(
    `${home} is not empty (${found.slice(0, 3).join(', ')}), and a restore writes over nothing. Set CLIPWRIGHT_HOME to a folder that is empty or not there.`,
  );
}

const namesIn = async (folder: string): Promise<string[]> =>
  await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });

/** The rows take about as much again in Postgres' own files, with their indexes. */
async function refuseSmallDisk({ home, storage }: Config, { bytes, files }: Manifest): Promise<void> {
  const rowBytes = (bytes - files.bytes) * 2;
  const needed = rowBytes + (storage.s3 === null ? files.bytes : 0) + storage.reserveBytes;
  const free = await freeBytesAt(home);
  if (free >= needed) return;
  throw new BackupError(
    `${home} has ${Math.floor(free / MEGABYTE)} MB free, and this backup needs about ${Math.ceil(needed / MEGABYTE)} MB.`,
  );
}

/** A bucket may have been kept. */
async function refuseUsedStorage({ storage: { s3, dir } }: Config, storage: ObjectStorage): Promise<void> {
  await storage.checkWritable();
  if (s3 !== null) return;
  for await (const { key } of storage.list())
    throw new BackupError(
      `${dir} holds files already (${key}), and a restore writes over nothing. Set STORAGE_DIR to a folder that is empty or not there.`,
    );
}

async function fill(
  config: Config,
  from: { file: string; manifest: Manifest; storage: ObjectStorage },
  say: (line: string) => void,
): Promise<RestoreOutcome> {
  const database = await reachDatabase(config, 'command', say);
  try {
    await refuseUsedDatabase(database.url);
    await makeSchema(database.url, from.manifest.migrations);
    await makeQueueSchema(database.url);
    const restored = await restoreBackup({
      ...from,
      databaseUrl: database.url,
      tempDir: config.storage.tempDir,
      enginesFile: enginesFile(config),
    });
    await makeSchema(database.url);
    const upgraded = knownMigrations().length - from.manifest.migrations.length;
    return { ...restored, manifest: from.manifest, upgraded };
  } finally {
    await database.stop();
  }
}

async function refuseUsedDatabase(url: string): Promise<void> {
  const client = newClient(url);
  await client.connect();
  try {
    if ((await migrationsIn(client)).length === 0) return;
    throw new BackupError(
      'The database of DATABASE_URL is in use by Clipwright, or a restore into it did not end, and a restore writes over nothing. Make an empty database and name that one.',
    );
  } finally {
    await client.end();
  }
}

/** What a restore has put into a home that was empty, and into its folder of files. */
async function clear({ home, storage: { s3 } }: Config, storage: ObjectStorage): Promise<void> {
  if (s3 === null) {
    await storage.checkWritable();
    for await (const { key } of storage.list()) await storage.remove(key);
  }
  const kept = new Set(['lost+found', 'clipwright.config.json', 'restoring']);
  const made = (await namesIn(home)).filter((name) => !kept.has(name));
  for (const name of made) await rm(join(home, name), { recursive: true, force: true });
}
