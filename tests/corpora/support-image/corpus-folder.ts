import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const BESIDE_THE_REPOSITORY = fileURLToPath(new URL('../../../../shared/corpora', import.meta.url));

/**
 * The folder of the full corpora: the one in CLIPWRIGHT_CORPORA, else the one beside this repository; null
 * without either.
 */
export function corpusFolder(): string | null {
  const folder = process.env.CLIPWRIGHT_CORPORA || BESIDE_THE_REPOSITORY;
  return existsSync(folder) ? folder : null;
}

/** A corpus as JSON, or the small one of our own. `from` belongs in the title of what runs over it. */
export async function readCorpus<T>(name: string, own: T): Promise<{ corpus: T; from: string }> {
  const folder = corpusFolder();
  if (folder === null) return { corpus: own, from: 'the small set of our own' };
  return { corpus: JSON.parse(await readFile(`${folder}/${name}`, 'utf8')) as T, from: name };
}
