import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

export const packageDir = dirname(here);
export const repository = dirname(dirname(packageDir));

/** What an n8n is installed from: manifest, lockfile, settings. */
export const RECIPE = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];

/** The recipes, by what `--n8n` calls them. */
export const recipeDirs = { newest: join(here, 'n8n'), oldest: join(here, 'n8n-oldest') };

/** What outlives every clone, so that all of them share it. */
export const cacheDir =
  process.env.CLIPWRIGHT_N8N_CACHE ??
  join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'clipwright-e2e');

/** Where the n8n of a recipe is kept; another recipe or another Node gets another folder. */
export function n8nCacheDir(recipeDir) {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const name of RECIPE) hash.update(readFileSync(join(recipeDir, name)));
  return join(cacheDir, `n8n-${hash.digest('hex').slice(0, 16)}`);
}
