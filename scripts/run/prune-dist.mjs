// Removes from a package's dist what the compiler made of sources that are gone: it never deletes, nor does a
// cache that puts old output back, and the server finds entities and migrations by their names in dist. Files
// that have a source stay untouched, so a server that runs from them goes on. Run with a package's folder as
// the working directory, after its compiler.
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The dashboard and the bundled server have builders of their own, which clear up. */
const OTHER_BUILDERS = ['web', 'bundle'];
const COMPILED = /(\.d\.ts|\.js)(\.map)?$/;

/** Gives the files it removed, below dist. */
export function pruneDist(folder) {
  const stale = compiledBelow(join(folder, 'dist'), '').filter((file) => !hasSource(folder, file));
  for (const file of stale) rmSync(join(folder, 'dist', file), { force: true });
  return stale;
}

function hasSource(folder, file) {
  const source = join(folder, 'src', file.replace(COMPILED, ''));
  return existsSync(`${source}.ts`) || existsSync(`${source}.tsx`);
}

function compiledBelow(dist, below) {
  if (!existsSync(join(dist, below))) return [];
  return readdirSync(join(dist, below), { withFileTypes: true })
    .filter((entry) => below !== '' || !OTHER_BUILDERS.includes(entry.name))
    .flatMap((entry) =>
      entry.isDirectory() ? compiledBelow(dist, join(below, entry.name)) : [join(below, entry.name)],
    )
    .filter((file) => COMPILED.test(file));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) pruneDist(process.cwd());
