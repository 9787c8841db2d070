import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

export const packageDir = dirname(here);
export const repository = dirname(dirname(packageDir));

/** What n8n is installed from: manifest, lockfile, settings. */
export const recipeDir = join(here, 'n8n');
export const RECIPE = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml'];

/**
 * Where n8n is kept: outside every clone, so that all of them share it; another recipe or another Node gets
 * another folder.
 */
export function n8nCacheDir() {
  const cache =
    process.env.CLIPWRIGHT_N8N_CACHE ??
    join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'clipwright-e2e');
  const hash = createHash('sha256').update(`${process.platform} ${process.arch} ${process.versions.modules}`);
  for (const name of RECIPE) hash.update(readFileSync(join(recipeDir, name)));
  return join(cache, `n8n-${hash.digest('hex').slice(0, 16)}`);
}
