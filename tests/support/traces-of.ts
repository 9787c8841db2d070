import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestDatabase } from '@clipwright/testing';
import { rowsOf } from './database-rows.js';

const TABLES = `
  SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
  WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

/**
 * Where a text stands in a database and below folders: every column of every table as text, every file's name
 * and bytes.
 */
export async function tracesOf(
  needle: string,
  database: TestDatabase,
  folders: readonly string[],
): Promise<string[]> {
  const inTables = await tracesInTables(needle, database);
  const inFiles = await Promise.all(folders.map((folder) => tracesInFolder(needle, folder)));
  return [...inTables, ...inFiles.flat()];
}

async function tracesInTables(needle: string, database: TestDatabase): Promise<string[]> {
  const traces: string[] = [];
  for (const { name } of await rowsOf<{ name: string }>(database, TABLES)) {
    const found = await rowsOf<{ row: string }>(
      database,
      `SELECT row::text FROM ${name} AS row WHERE strpos(row::text, $1) > 0 LIMIT 1`,
      [needle],
    );
    traces.push(...found.map(({ row }) => `${name}: ${row}`));
  }
  return traces;
}

async function tracesInFolder(needle: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const found = await Promise.all(
    files.map(async (file) =>
      file.includes(needle) || (await readFile(file)).includes(needle) ? [file] : [],
    ),
  );
  return found.flat();
}
