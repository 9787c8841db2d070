import { createWriteStream } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { ObjectStorage } from '@clipwright/engines/files';
import { type Client, newClient } from '../database/connections.js';
import { BackupError } from './backup-error.js';
import { ENGINES_FILE, FILES, type Manifest, TABLES } from './backup-format.js';
import { type BackupEntry, entriesOf } from './backup-reader.js';
import { qualified, QUEUE_SCHEMA, rowsIn, setSequence, type TableColumns, tablesOf } from './table-copy.js';

export interface RestoreTarget {
  readonly file: string;
  readonly manifest: Manifest;
  /** Has the tables of the backup's schema, and nobody's rows. */
  readonly databaseUrl: string;
  readonly storage: ObjectStorage;
  /** For one file at a time. */
  readonly tempDir: string;
  /** Written where there is none. */
  readonly enginesFile: string;
}

export interface Restored {
  readonly rows: number;
  readonly files: number;
  readonly bytes: number;
}

const NO_LIMITS = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Puts what a verified backup holds in its place. All rows come in one transaction, after the files: a database that has the
 * rows has everything. @throws BackupError
 */
export async function restoreBackup(target: RestoreTarget): Promise<Restored> {
  const client = newClient(target.databaseUrl, NO_LIMITS);
  await client.connect();
  try {
    await client.query('BEGIN');
    const tables = await emptiedTables(client, target.manifest);
    const restored = await putEntries(target, client, tables);
    await settleSequences(client, target.manifest);
    await setTriggers(client, tables, 'ENABLE');
    expectAll(target.manifest, restored);
    await client.query('COMMIT');
    return restored;
  } finally {
    await client.end();
  }
}

/** By how they are called in the archive. Rows come as they were: what triggers once added is among them. */
async function emptiedTables(client: Client, manifest: Manifest): Promise<Map<string, TableColumns>> {
  const here = new Map((await tablesOf(client)).map((table) => [nameOf(table), table]));
  for (const table of manifest.tables) refuseUnknown(table, here.get(nameOf(table)));
  const tables = manifest.tables.map(({ schema, name, columns }) => ({ schema, name, columns }));
  await client.query(`TRUNCATE ${tables.map(qualified).join(', ')} CASCADE`);
  const known = new Map(tables.map((table) => [nameOf(table), table]));
  await setTriggers(client, known, 'DISABLE');
  return known;
}

const nameOf = ({ schema, name }: { schema: string; name: string }): string => `${schema}.${name}`;

function refuseUnknown(table: TableColumns, here: TableColumns | undefined): void {
  const missing = table.columns.filter((column) => here?.columns.includes(column) !== true);
  if (missing.length === 0) return;
  const what = here === undefined ? 'a table' : `columns (${missing.join(', ')})`;
  throw new BackupError(
    `The backup has ${what} of ${nameOf(table)} that this Clipwright does not know. Restore it with the version that made it, and upgrade then.`,
  );
}

async function setTriggers(
  client: Client,
  tables: ReadonlyMap<string, TableColumns>,
  state: 'ENABLE' | 'DISABLE',
): Promise<void> {
  const ours = [...tables.values()].filter(({ schema }) => schema !== QUEUE_SCHEMA);
  for (const table of ours) await client.query(`ALTER TABLE ${qualified(table)} ${state} TRIGGER USER`);
}

async function settleSequences(client: Client, { sequences }: Manifest): Promise<void> {
  for (const sequence of sequences) await setSequence(client, sequence);
}

async function putEntries(
  target: RestoreTarget,
  client: Client,
  tables: ReadonlyMap<string, TableColumns>,
): Promise<Restored> {
  const restored = { rows: 0, files: 0, bytes: 0 };
  for await (const entry of entriesOf(target.file)) {
    const table = entry.name.startsWith(TABLES) ? tables.get(basename(dirname(entry.name))) : undefined;
    if (table !== undefined) restored.rows += await rowsIn(client, table, entry.body);
    else if (entry.name.startsWith(FILES)) {
      await putFile(target, entry);
      restored.files += 1;
      restored.bytes += entry.size;
    } else await putOther(target, entry);
  }
  return restored;
}

/** The manifest was read before; what is not known is of no use here. */
async function putOther({ enginesFile }: RestoreTarget, { name, body }: BackupEntry): Promise<void> {
  const bytes = await buffer(Readable.from(body));
  if (name !== ENGINES_FILE) return;
  await writeFile(enginesFile, bytes, { mode: 0o600, flag: 'wx' }).catch(ignoreExisting);
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error;
}

/** A store that was kept has it already: a name is given to one content and never again. */
async function putFile(
  { storage, tempDir }: RestoreTarget,
  { name, size, body }: BackupEntry,
): Promise<void> {
  const key = name.slice(FILES.length);
  const file = join(tempDir, `restoring-${process.pid}`);
  await mkdir(tempDir, { recursive: true });
  try {
    await pipeline(body, createWriteStream(file, { mode: 0o600 }));
    if ((await storage.stat(key))?.sizeBytes !== size) await storage.put(key, file);
  } finally {
    await rm(file, { force: true });
  }
}

function expectAll(manifest: Manifest, { rows, files }: Restored): void {
  const wanted = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  if (rows === wanted && files === manifest.files.count) return;
  throw new BackupError(
    `${rows} rows and ${files} files came out of the backup, which says that it has ${wanted} and ${manifest.files.count}.`,
  );
}
