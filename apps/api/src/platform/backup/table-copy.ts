import type { Writable } from 'node:stream';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { type Client, escapeIdentifier } from '../database/connections.js';
import type { BackupSequence, BackupTable } from './backup-format.js';

/** One piece of a table: whole rows, about so many bytes of them. */
const PIECE_BYTES = 4 * 1024 * 1024;
const NEWLINE = 10;

/** Of the queue's schema only these carry work; the others are its own bookkeeping. */
const QUEUE_TABLES = ['queue', 'job'];
export const QUEUE_SCHEMA = 'pgboss';
/** Rows of it come from running the migrations. */
const MIGRATIONS_TABLE = 'migrations';

const COLUMNS = `
  SELECT nspname AS schema, relname AS name, array_agg(attname::text ORDER BY attnum) AS columns
  FROM pg_class JOIN pg_namespace ns ON ns.oid = relnamespace JOIN pg_attribute ON attrelid = pg_class.oid
  WHERE relkind IN ('r', 'p') AND NOT relispartition AND attnum > 0 AND NOT attisdropped AND attgenerated = ''
    AND ((nspname = 'public' AND relname <> '${MIGRATIONS_TABLE}') OR (nspname = '${QUEUE_SCHEMA}' AND relname = ANY ($1)))
  GROUP BY nspname, relname
  ORDER BY nspname DESC, array_position($1, relname::text), relname`;

const SEQUENCES = `
  SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ns ON ns.oid = relnamespace
  WHERE relkind = 'S' AND nspname = 'public' AND relname <> '${MIGRATIONS_TABLE}_id_seq' ORDER BY relname`;

export type TableColumns = Omit<BackupTable, 'rows'>;

/** Tables and the columns that can be written, in an order in which they can be filled. */
export const tablesOf = async (client: Client): Promise<TableColumns[]> =>
  (await client.query<TableColumns>(COLUMNS, [QUEUE_TABLES])).rows;

export const qualified = ({ schema, name }: { schema: string; name: string }): string =>
  `${escapeIdentifier(schema)}.${escapeIdentifier(name)}`;

const listed = (columns: readonly string[]): string =>
  columns.map((column) => escapeIdentifier(column)).join(', ');

/** Where each sequence stands: read after the rows, it is never behind them. */
export async function sequencesOf(client: Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(SEQUENCES);
  const found: BackupSequence[] = [];
  for (const sequence of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `SELECT last_value AS last, is_called AS called FROM ${qualified(sequence)}`,
    );
    found.push(...state.rows.map((row) => ({ ...sequence, ...row })));
  }
  return found;
}

export async function setSequence(client: Client, sequence: BackupSequence): Promise<void> {
  await client.query('SELECT setval($1::regclass, $2, $3)', [
    qualified(sequence),
    sequence.last,
    sequence.called,
  ]);
}

/** Rows of a table as Postgres' own text, in pieces that end with a row; `counted` hears how many there were. */
export async function* rowsOut(
  client: Client,
  table: TableColumns,
  counted: (rows: number) => void,
): AsyncGenerator<Buffer> {
  const stream = client.query(
    copyTo(`COPY (SELECT ${listed(table.columns)} FROM ${qualified(table)}) TO STDOUT`),
  );
  let held: Buffer[] = [];
  let heldBytes = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    held.push(chunk);
    heldBytes += chunk.byteLength;
    if (heldBytes < PIECE_BYTES) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(NEWLINE) + 1;
    held = [all.subarray(end)];
    heldBytes = all.byteLength - end;
    if (end > 0) yield all.subarray(0, end);
  }
  if (heldBytes > 0) yield Buffer.concat(held);
  counted(stream.rowCount);
}

/** Fills a table with one piece. */
export async function rowsIn(
  client: Client,
  table: TableColumns,
  body: AsyncIterable<Uint8Array>,
): Promise<number> {
  const into = client.query(copyFrom(`COPY ${qualified(table)} (${listed(table.columns)}) FROM STDIN`));
  await pipeline(Readable.from(body), into as Writable);
  return into.rowCount;
}
