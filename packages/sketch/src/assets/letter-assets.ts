import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Asset } from './asset.js';
import { fetchPinned, type Pin } from './fetch-pinned.js';

/** The scripts whose letters are too many to come with every installation, by Noto's names for their languages. */
export const ALPHABETS = ['sc', 'jp', 'kr'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const VERSION = '5.3.1';
const INTEGRITIES: Readonly<Record<Alphabet, string>> = {
  sc: 'sha512-UB96JJ17HyD5ehEU7Em0hDdh7fvTMB4B4Hzmq5c4QaNwwSLqTrdM2S+coySeBqCkXwh0DxqXT0b0wMrmzorFpQ==',
  jp: 'sha512-/anGvJFc5y36f8DJ+3TSh2+KAvaRLA9PaLUMvneeY5s4j8m+8X4F3lE/sjTuG9YI5BX4sykvCk4TuJMG7ecMRQ==',
  kr: 'sha512-f5aty6Qgk2LVU5TjCtXHxiYHqUWYW8f75ll0Chn8ucCqoOlIomcACUwf1V47yUt6wTdWZiGr3dcbQk+zlOspMA==',
};

/**
 * Noto Sans for Chinese, Japanese and Korean (SIL Open Font License 1.1), in all weights at once and in about a hundred
 * files each: 14 MB in all. An update changes version and hashes together.
 */
export const LETTER_PINS: readonly Pin[] = ALPHABETS.map((alphabet) => ({
  name: `@fontsource-variable/noto-sans-${alphabet}`,
  version: VERSION,
  integrity: INTEGRITIES[alphabet],
  files: {
    'package/files': alphabet,
    'package/unicode.json': `${alphabet}.json`,
    'package/LICENSE': `${alphabet}.LICENSE`,
  },
}));

/** Looks for the letters below CLIPWRIGHT_HOME; a folder of that name is always whole. */
export function letterAssetsIn(homeDir: string): Asset {
  const folder = resolve(homeDir, 'assets', `letters-${VERSION}`);
  return { folder, state: existsSync(folder) ? 'here' : 'absent' };
}

/** Fetches them, unless they are here. Throws FetchError. */
export async function fetchLetters(homeDir: string, say?: (line: string) => void): Promise<Asset> {
  const { folder } = letterAssetsIn(homeDir);
  await fetchPinned({ folder, pins: LETTER_PINS }, say);
  return letterAssetsIn(homeDir);
}
