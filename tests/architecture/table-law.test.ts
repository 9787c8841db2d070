import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { TestDatabase } from '@clipwright/testing';
import { loadModule } from 'libpg-query';
import { rowsOf, serverDatabase } from '../support/index.js';
import { isPlannable, type OwnedSql, tableBreaks } from './table-law.js';
import { LIBRARY_TABLES, OWNERS } from './table-owners.js';

const here = import.meta.dirname;
const dist = join(here, '../../apps/api/dist');
const sources = join(here, '../../apps/api/src');

interface Made extends OwnedSql {
  readonly name: string | null;
}

interface Collected {
  readonly statements: readonly Made[];
  /** Calls that made none when their module was loaded. */
  readonly missed: readonly string[];
}

/** All that the built API can send to the database. */
async function collect(): Promise<Collected> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(here, 'collect-statements.mjs'), dist],
    { maxBuffer: 2 ** 24 },
  );
  return JSON.parse(stdout) as Collected;
}

/** Tables, views and functions, but for those of extensions and of the job queue. */
const THINGS = `
  SELECT relname::text AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p', 'v', 'm')
  UNION SELECT proname::text FROM pg_proc WHERE pronamespace = 'public'::regnamespace
    AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')`;

/** What views and functions ask, as Postgres tells it. */
const BODIES = `
  SELECT viewname::text AS name, definition AS text FROM pg_views WHERE schemaname = 'public'
  UNION ALL SELECT proname::text, prosrc FROM pg_proc JOIN pg_language ON pg_language.oid = prolang
  WHERE pronamespace = 'public'::regnamespace AND lanname = 'sql'`;

const ownerOf = (name: string): string =>
  Object.entries(OWNERS).find(([, names]) => names.includes(name))?.[0] ?? 'nobody';

let collected: Collected;
let database: TestDatabase;

beforeAll(async () => {
  await loadModule();
  collected = await collect();
  database = await serverDatabase();
});

describe('the law of tables', () => {
  it('holds for every statement: a feature reads and writes what is its own, and others at their doors', () => {
    expect(tableBreaks(collected.statements)).toEqual([]);
  });

  it('sees every statement: each is made when its module is loaded', () => {
    expect(collected.missed).toEqual([]);
    expect(collected.statements.length).toBeGreaterThan(150);
  });

  it('holds inside views and functions too', async () => {
    const bodies = await rowsOf<{ name: string; text: string }>(database, BODIES);
    expect(tableBreaks(bodies.map(({ name, text }) => ({ file: ownerOf(name), text })))).toEqual([]);
  });

  it('gives every table, view and function one owner, and names nothing that is not there', async () => {
    const there = (await rowsOf<{ name: string }>(database, THINGS)).map(({ name }) => name);
    expect(Object.values(OWNERS).flat().toSorted()).toEqual(there.toSorted());
  });

  it('knows which tables the sign-in library writes', () => {
    for (const [file, others] of Object.entries(LIBRARY_TABLES)) {
      const text = readFileSync(join(sources, file), 'utf8');
      const tables = [...text.matchAll(/modelName: '(\w+)'/g)].map(([, table = '']) => table);
      expect(tables.length).toBeGreaterThan(0);
      const foreign = tables.filter((table) => !file.startsWith(`${ownerOf(table)}/`));
      expect(foreign).toEqual(others);
    }
  });
});

const planted = (file: string, text: string): string[] => tableBreaks([{ file, text }]);

describe('a planted break of it is found:', () => {
  const credits = 'features/credits/credit.repository.js';

  it.each([
    ['a write', 'UPDATE videos SET credits_used = 0', 'writes videos'],
    ['a read', 'SELECT count(*) FROM videos', 'reads videos'],
    [
      'a read inside a write',
      'DELETE FROM credit_entries WHERE video_id IN (SELECT id FROM videos)',
      'reads videos',
    ],
    ['a join of a removal', 'DELETE FROM credit_entries USING videos WHERE id = video_id', 'reads videos'],
    [
      'a write in a part',
      'WITH gone AS (DELETE FROM videos RETURNING 1) SELECT * FROM gone',
      'writes videos',
    ],
    ['a read for a write', 'INSERT INTO credit_entries SELECT id FROM public.videos', 'reads videos'],
    ['a lock', 'SELECT 1 FROM accounts FOR UPDATE', 'reads accounts'],
    ['a function', `SELECT record_audit('a', 'b', 'c', 'd', '{}', 1)`, 'reads record_audit'],
    ["another's door", 'SELECT * FROM video_places', 'reads video_places'],
    ['a write through a door', 'UPDATE video_credits SET credits_used = 0', 'writes video_credits'],
    [
      "a part with a table's name",
      'WITH videos AS (SELECT * FROM videos) SELECT 1',
      'names a part of itself videos',
    ],
  ])('%s', (_, text, what) => {
    expect(planted(credits, text)).toContain(`${credits} ${what}`);
  });

  it('and what is allowed is not', () => {
    expect(planted(credits, 'SELECT * FROM video_credits JOIN credit_entries USING (video_id)')).toEqual([]);
    expect(planted(credits, 'WITH own AS (SELECT 1) SELECT count(*) FROM own')).toEqual([]);
  });
});

describe('the schema', () => {
  it('is what every statement takes it for: Postgres plans each on a migrated database', async () => {
    const refused: string[] = [];
    for (const { file, text } of collected.statements.filter((made) => isPlannable(made.text)))
      await rowsOf(database, `EXPLAIN (GENERIC_PLAN) ${text}`).catch((error: unknown) =>
        refused.push(`${file}: ${String(error)}`),
      );
    expect(refused).toEqual([]);
  });

  it('is asked under one name for one text', () => {
    const names = collected.statements.flatMap(({ name }) => (name === null ? [] : [name]));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});
