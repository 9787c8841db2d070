import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { repository } from './tracked-files.js';

/** Libraries with a contract of their own: whoever imports from one need not read it. */
const LIBRARIES = ['core', 'engines', 'sketch', 'testing'];

/** By its path from the root of the repository, what each file imports, types counted. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** A file, and how many files one has to know to know all that it stands on; it is one of them. */
export interface Reach {
  readonly file: string;
  readonly files: number;
}

/** Of the API, and of any package that was split from it. */
export const importsOfApi = (): Imports =>
  importsOf('apps/api/src', ...ownPackages().map((name) => `packages/${name}/src`));

/** Of the sources in these folders, among themselves. */
export function importsOf(...folders: readonly string[]): Imports {
  const files = folders.flatMap((folder) =>
    globSync('**/*.ts', { cwd: join(repository, folder) }).map((path) => `${folder}/${path}`),
  );
  const known = new Set(files);
  return new Map(
    files.map((file) => [file, importedBy(file).filter((path) => known.has(path) && !isTest(path))]),
  );
}

/** The files that are behind one, and itself. */
export function behind(file: string, imports: Imports): ReadonlySet<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of imports.get(one) ?? []) found.add(next);
  return found;
}

/** Those whose path fits, the widest first. */
export function widest(imports: Imports, pattern: RegExp): Reach[] {
  return [...imports.keys()]
    .filter((file) => pattern.test(file) && !isTest(file))
    .map((file) => ({ file, files: behind(file, imports).size }))
    .toSorted((one, other) => other.files - one.files);
}

const isTest = (path: string): boolean => path.endsWith('.test.ts');

const ownPackages = (): string[] =>
  globSync('*', { cwd: join(repository, 'packages') }).filter((name) => !LIBRARIES.includes(name));

function importedBy(file: string): string[] {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(repository, file), 'utf8'), true, true);
  return importedFiles.map(({ fileName }) => sourceOf(file, fileName));
}

/** Of a package the file behind one of its entries, which is called like the entry. */
function sourceOf(from: string, specifier: string): string {
  if (specifier.startsWith('.')) return join(dirname(from), specifier).replace(/\.js$/, '.ts');
  const [, name = '', entry = 'index'] = /^@clipwright\/([^/]+)(?:\/(.+))?$/.exec(specifier) ?? [];
  return `packages/${name}/src/${entry}.ts`;
}
