import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { cacheDir, repository } from '../run/places.mjs';

/**
 * What there is to check: a hash for each file of the repository, whether git knows it or not, and for each type that was
 * built; null where git can't tell.
 */
export function everyInput() {
  const listed = gitFiles();
  if (listed === null) return null;
  return new Map([...listed, ...builtTypes()].map((path) => [path, hashOf(path)]));
}

/** Types that what was built has for those that stand on it. */
function builtTypes() {
  const folders = ['packages', 'apps'].flatMap((group) =>
    namesIn(group).map((name) => `${group}/${name}/dist`),
  );
  const files = folders.flatMap((folder) =>
    namesIn(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  );
  return files.filter((path) => path.endsWith('.d.ts')).toSorted();
}

function namesIn(folder, options) {
  try {
    return readdirSync(join(repository, folder), options);
  } catch {
    return [];
  }
}

/** One text for all inputs that `wanted` takes, and how it is asked; `seen` is what of an input counts, if not all. */
export function keyOf(inputs, wanted, asked, seen = (_path, content) => content) {
  const hash = createHash('sha256').update(asked);
  for (const [path, content] of inputs)
    if (wanted.test(path)) hash.update(`\n${path} ${seen(path, content)}`);
  return hash.digest('hex');
}

/** What was noted of a check when it passed, or null. */
export function noteOf(name) {
  try {
    return readFileSync(placeOf(name), 'utf8');
  } catch {
    return null;
  }
}

export function notePassed(name, note) {
  mkdirSync(dirname(placeOf(name)), { recursive: true });
  writeFileSync(placeOf(name), note);
}

const placeOf = (name) => join(cacheDir, 'checked', name);

function gitFiles() {
  try {
    const words = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'];
    const listed = execFileSync('git', words, {
      cwd: repository,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return listed.split('\0').filter(Boolean).toSorted();
  } catch {
    return null;
  }
}

/** A file that was removed, and not yet from git's list, is another input than one that is empty. */
function hashOf(path) {
  try {
    return createHash('sha256')
      .update(readFileSync(join(repository, path)))
      .digest('base64');
  } catch {
    return 'gone';
  }
}
