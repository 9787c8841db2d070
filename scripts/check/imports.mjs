import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { repository } from '../run/places.mjs';

export const CODE = /\.(?:[cm]?[jt]sx?|vue)$/;

/** What may name another file: clauses that import, calls that load, and whatever looks like a path. */
const NAMES_ANOTHER = [
  /\b(?:import|export)\s[^'"`;=()]*?\bfrom\s*['"][^'"]*['"]/g,
  /\b(?:import|require|resolve)\s*\([^)]*?['"`][^'"`\n]*['"`]/g,
  /\bimport\s*['"][^'"]*['"]/g,
  /^\/\/\/.*$/gm,
  /['"`]\.{1,2}\/[^'"`\n]*['"`]/g,
];
const PATHS = /['"`](\.{1,2}\/[^'"`\n]*)['"`]/g;

/** All that a file says of others, as one text: where it is as before, so is what it imports. */
export const importsOf = (text) => NAMES_ANOTHER.flatMap((pattern) => text.match(pattern) ?? []).join('\n');

/**
 * The code files among `paths` that stand on `changed`, over any number of files in between, with those themselves; packages
 * are not followed, since what stands on one sees what was built of it.
 */
export function standingOn(changed, paths) {
  const importers = importersIn([...paths.keys(), ...changed]);
  const found = new Set(changed);
  for (const path of found) for (const importer of importers.get(path) ?? []) found.add(importer);
  return [...found].filter((path) => CODE.test(path) && paths.has(path));
}

function importersIn(paths) {
  const [known, importers] = [new Set(paths), new Map()];
  for (const path of known)
    for (const target of targetsOf(path, known))
      importers.set(target, [...(importers.get(target) ?? []), path]);
  return importers;
}

function targetsOf(path, known) {
  if (!CODE.test(path)) return [];
  const named = [...textOf(path).matchAll(PATHS)].map(([, name]) => posix.join(posix.dirname(path), name));
  return named.map((name) => fileNamed(name, known)).filter((target) => target !== undefined);
}

function fileNamed(path, known) {
  const stem = path.replace(/\.[cm]?jsx?$/, '');
  const names = [path, ...['.ts', '.tsx', '.mts', '.cts', '.d.ts', '.d.mts'].map((end) => stem + end)];
  return [...names, `${path}.ts`, `${path}/index.ts`].find((name) => known.has(name));
}

/** Empty for one that is gone. */
export function textOf(path) {
  try {
    return readFileSync(join(repository, path), 'utf8');
  } catch {
    return '';
  }
}
