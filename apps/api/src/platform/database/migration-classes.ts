import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Class = new () => object;

/**
 * The classes of all migrations, one file after another: loaders of modules lose their way when many files
 * are asked for at once.
 */
async function migrations(): Promise<Class[]> {
  const folder = join(import.meta.dirname, 'migrations');
  const classes: Class[] = [];
  for (const file of globSync('*.{js,ts}', { cwd: folder }).toSorted()) {
    const exported = (await import(pathToFileURL(join(folder, file)).href)) as Record<string, unknown>;
    classes.push(...(Object.values(exported).filter((value) => typeof value === 'function') as Class[]));
  }
  return classes;
}

/**
 * Found by the names of their files, so that nothing has to list them. `bundle.mjs` puts a list in this
 * file's place.
 */
export const MIGRATIONS = await migrations();
