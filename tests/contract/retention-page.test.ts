import { readFile } from 'node:fs/promises';
import { describe, expect, it } from '@jest/globals';
import { rowsOf, serverDatabase } from '../support/index.js';

const PAGE = new URL('../../docs/reference/retention.md', import.meta.url);
const SETTINGS = new URL('../../docs/reference/settings.md', import.meta.url);

const TABLES = `
  SELECT DISTINCT CASE WHEN table_schema = 'public' THEN table_name ELSE table_schema || '.*' END AS name FROM information_schema.tables
  WHERE table_type = 'BASE TABLE' AND table_schema NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

describe('docs/reference/retention.md', () => {
  it('says of every table in the database when it ends, and of none that is not there', async () => {
    const listed = [...(await readFile(PAGE, 'utf8')).matchAll(/^\| `([\w.*]+)` \|/gm)].map(
      ([, table]) => table,
    );
    const tables = await rowsOf<{ name: string }>(await serverDatabase(), TABLES);
    expect(tables.length).toBeGreaterThan(20);
    expect(listed.toSorted((one = '', other = '') => one.localeCompare(other))).toEqual(
      tables.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other)),
    );
  });

  it('leaves no cell of the list empty, and names settings that exist', async () => {
    const [page, settings] = await Promise.all([readFile(PAGE, 'utf8'), readFile(SETTINGS, 'utf8')]);
    expect(page.split('\n').filter((line) => /^\|.*\|\s*\|/.test(line))).toEqual([]);
    const named = [...page.matchAll(/`([A-Z]+(?:_[A-Z]+)+)`/g)].map(([, name]) => name ?? '');
    expect(named.filter((name) => !settings.includes(`\`${name}\``))).toEqual([]);
  });
});
