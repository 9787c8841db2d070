import { readFile } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import type { ObjectStorage } from '@clipwright/engines/files';
import { type Client, newClient } from '../database/connections.js';
import { migrationsIn } from '../database/migrate.js';
import { BackupError } from './backup-error.js';
import { type BackupTable, ENGINES_FILE, FILES, FORMAT, type Manifest, TABLES } from './backup-format.js';
import { BackupWriter } from './backup-writer.js';
import { qualified, rowsOut, sequencesOf, type TableColumns, tablesOf } from './table-copy.js';

export interface BackupSource {
  readonly databaseUrl: string;
  /** Null: the files are not copied. */
  readonly storage: ObjectStorage | null;
  /** Copied where it is there. */
  readonly enginesFile: string;
  readonly version: string;
}

type DatabasePart = Pick<Manifest, 'postgres' | 'migrations' | 'tables' | 'sequences'>;

/** How the name of a file ends that is still being written. */
const UNFINISHED = '.part';
/** For as long as it takes: rows are read at the pace of whatever takes them. */
const NO_LIMITS = { statement_timeout: 0, idle_in_transaction_session_timeout: 0 };

/**
 * Copies the database as it is at one instant, and then the files that are there, beside a server that goes on. A file that is
 * deleted meanwhile is left out: a restored server says that its video expired.
 */
export async function makeBackup(
  source: BackupSource,
  take: (archive: Readable) => Promise<void>,
): Promise<Manifest> {
  const madeAt = new Date();
  const writer = new BackupWriter(madeAt);
  const [manifest] = await Promise.all([writeAll(source, writer, madeAt), take(writer.stream)]);
  return manifest;
}

async function writeAll(source: BackupSource, writer: BackupWriter, madeAt: Date): Promise<Manifest> {
  try {
    const database = await copyDatabase(source.databaseUrl, writer);
    await copyEnginesFile(source.enginesFile, writer);
    const files = await copyFiles(source.storage, writer);
    return await writer.finish({
      clipwrightBackup: FORMAT,
      madeAt: madeAt.toISOString(),
      clipwright: source.version,
      ...database,
      files,
    });
  } catch (error) {
    writer.fail(error);
    throw error;
  }
}

async function copyDatabase(url: string, writer: BackupWriter): Promise<DatabasePart> {
  const client = newClient(url, NO_LIMITS);
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const found = await lockedTables(client);
    const facts = await factsOf(client);
    const tables: BackupTable[] = [];
    for (const table of found) tables.push(await copyTable(client, table, writer));
    const sequences = await sequencesOf(client);
    await client.query('COMMIT');
    return { ...facts, tables, sequences };
  } finally {
    await client.end();
  }
}

/** Nobody changes their shape until the copy is made; reading and writing goes on. */
async function lockedTables(client: Client): Promise<TableColumns[]> {
  const tables = await tablesOf(client);
  if (!tables.some(({ schema }) => schema === 'public'))
    throw new BackupError('There is nothing to back up: no Clipwright has used this database.');
  await client.query(`LOCK TABLE ${tables.map(qualified).join(', ')} IN ACCESS SHARE MODE`);
  return tables;
}

async function factsOf(client: Client): Promise<Pick<DatabasePart, 'postgres' | 'migrations'>> {
  const version = await client.query<{ server_version: string }>('SHOW server_version');
  return {
    postgres: version.rows[0]?.server_version ?? 'unknown',
    migrations: await migrationsIn(client),
  };
}

async function copyTable(client: Client, table: TableColumns, writer: BackupWriter): Promise<BackupTable> {
  let rows = 0;
  let piece = 0;
  for await (const bytes of rowsOut(client, table, (counted) => (rows = counted))) {
    piece += 1;
    const name = `${TABLES}${table.schema}.${table.name}/${String(piece).padStart(6, '0')}`;
    await writer.add(name, bytes.byteLength, [bytes]);
  }
  return { ...table, rows };
}

async function copyEnginesFile(file: string, writer: BackupWriter): Promise<void> {
  const text = await readFile(file).catch(() => null);
  if (text !== null) await writer.add(ENGINES_FILE, text.byteLength, [text]);
}

async function copyFiles(storage: ObjectStorage | null, writer: BackupWriter): Promise<Manifest['files']> {
  const files = { included: storage !== null, count: 0, bytes: 0, gone: 0 };
  if (storage === null) return files;
  await storage.checkWritable();
  for await (const { key } of storage.list()) {
    if (key.endsWith(UNFINISHED)) continue;
    const bytes = await copyFile(storage, key, writer);
    files.count += bytes === null ? 0 : 1;
    files.gone += bytes === null ? 1 : 0;
    files.bytes += bytes ?? 0;
    await setImmediate();
  }
  return files;
}

/** Its size, or null when it was deleted before it could be read; what is open is read to its end all the same. */
async function copyFile(storage: ObjectStorage, key: string, writer: BackupWriter): Promise<number | null> {
  const found = await storage.stat(key);
  if (found === null) return null;
  const { sizeBytes } = found;
  if (sizeBytes === 0) {
    await writer.add(`${FILES}${key}`, 0, []);
    return 0;
  }
  const pieces = storage.read(key, { start: 0, end: sizeBytes - 1 }).iterator() as AsyncIterator<Uint8Array>;
  const first = await pieces.next().catch(async (error: unknown) => {
    if ((await storage.stat(key)) === null) return null;
    throw error;
  });
  if (first === null) return null;
  await writer.add(`${FILES}${key}`, sizeBytes, startingWith(first, pieces));
  return sizeBytes;
}

async function* startingWith(
  first: IteratorResult<Uint8Array>,
  rest: AsyncIterator<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  for (let next = first; next.done !== true; next = await rest.next()) yield next.value;
}
