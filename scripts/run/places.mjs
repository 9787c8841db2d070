import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of this clone. */
export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** What run.mjs fetched and noted down; may be deleted at any time while nothing runs. */
export const cacheDir = join(repository, 'node_modules', '.cache', 'clipwright');
