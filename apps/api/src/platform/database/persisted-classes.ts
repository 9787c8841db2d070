import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Class = new () => object;

/**
 * The classes of all files that fit, one file after another: loaders of modules lose their way when many
 * files are asked for at once.
 */
async function classesIn(pattern: string): Promise<Class[]> {
  const files = globSync(pattern, { cwd: join(import.meta.dirname, '../..') }).toSorted();
  const classes: Class[] = [];
  for (const file of files) {
    const exported = (await import(pathToFileURL(join(import.meta.dirname, '../..', file)).href)) as Record<
      string,
      unknown
    >;
    classes.push(...(Object.values(exported).filter((value) => typeof value === 'function') as Class[]));
  }
  return classes;
}

/**
 * Found by the names of their files, so that nothing has to list them. `bundle.mjs` puts a list in this
 * file's place.
 */
export const ENTITIES = await classesIn('**/*.entity.{js,ts}');
export const MIGRATIONS = await classesIn('platform/database/migrations/*.{js,ts}');
