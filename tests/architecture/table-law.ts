import { parseSync } from 'libpg-query';
import { DOORS, OWNERS } from './table-owners.js';

/** A statement, and the folder or file of `apps/api/src` that it stands in. */
export interface OwnedSql {
  readonly file: string;
  readonly text: string;
}

/** What a statement names of the database. */
interface Touched {
  readonly reads: Set<string>;
  readonly writes: Set<string>;
  /** Names that it gives to its own parts. */
  readonly own: Set<string>;
}

type Node = Readonly<Record<string, unknown>>;

const WRITING = ['InsertStmt', 'UpdateStmt', 'DeleteStmt', 'MergeStmt', 'TruncateStmt'];

const ownerOf = new Map(
  Object.entries(OWNERS).flatMap(([owner, names]) => names.map((name) => [name, owner] as const)),
);

/** `features/<name>` or `platform/<name>`. */
const folderOf = (file: string): string => file.split('/').slice(0, 2).join('/');

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** The table of a RangeVar, or the last part of a function's name; null for everything else. */
function nameIn(kind: string, node: Node): string | null {
  if (kind === 'FuncCall') {
    const [last] = (node['funcname'] as { String: { sval: string } }[]).slice(-1);
    return last?.String.sval ?? null;
  }
  return typeof node['relname'] === 'string' && 'inh' in node ? qualified(node) : null;
}

/** Ours stand in the first schema, also where that is said; a table of another one is told with its schema. */
const qualified = ({ schemaname, relname }: Node): string =>
  typeof schemaname === 'string' && schemaname !== 'public'
    ? `${schemaname}.${relname as string}`
    : (relname as string);

/** Walks the tree that Postgres' own parser makes of a statement. */
function walk(node: unknown, kind: string, touched: Touched): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, kind, touched);
    return;
  }
  if (!isNode(node)) return;
  note(node, kind, touched);
  for (const [key, value] of Object.entries(node)) walk(value, key, touched);
}

function note(node: Node, kind: string, { reads, writes, own }: Touched): void {
  const name = nameIn(kind, node);
  if (name !== null) reads.add(name);
  if (typeof node['ctename'] === 'string') own.add(node['ctename']);
  const written = WRITING.includes(kind) ? node['relation'] : undefined;
  if (isNode(written)) writes.add(qualified(written));
}

function touchedBy(text: string): Touched {
  const touched: Touched = { reads: new Set(), writes: new Set(), own: new Set() };
  walk(parseSync(text), '', touched);
  return touched;
}

const isDoorFor = (name: string, folder: string): boolean => DOORS[name]?.includes(folder) ?? false;

/** What is wrong with a statement in this folder; a function that nobody owns is Postgres' own. */
function breaksOf(folder: string, { reads, writes, own }: Touched): string[] {
  const hides = [...own].filter((name) => ownerOf.has(name)).map((name) => `names a part of itself ${name}`);
  const wrote = [...writes].filter((name) => ownerOf.get(name) !== folder).map((name) => `writes ${name}`);
  const read = [...reads]
    .filter((name) => !own.has(name) && !writes.has(name))
    .filter((name) => ownerOf.has(name) && ownerOf.get(name) !== folder && !isDoorFor(name, folder))
    .map((name) => `reads ${name}`);
  return [...hides, ...wrote, ...read];
}

/** Every statement that touches what another feature owns, and not at a door. */
export const tableBreaks = (statements: readonly OwnedSql[]): string[] =>
  statements.flatMap(({ file, text }) =>
    breaksOf(folderOf(file), touchedBy(text)).map((what) => `${file} ${what}`),
  );

/** Whether Postgres can plan it: it changes or selects rows. */
export function isPlannable(text: string): boolean {
  const { stmts = [] } = parseSync(text) as { stmts?: { stmt?: object }[] };
  const [kind = ''] = Object.keys(stmts[0]?.stmt ?? {});
  return kind === 'SelectStmt' || WRITING.includes(kind);
}
