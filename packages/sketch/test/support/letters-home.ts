import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ALPHABETS, letterAssetsIn } from '../../src/assets/letter-assets.js';

/** A home into which `clipwright assets fetch` has put letters; these are the same packages, installed for tests. */
export function homeWithLetters(): string {
  const home = mkdtempSync(join(tmpdir(), 'letters-'));
  const { folder } = letterAssetsIn(home);
  mkdirSync(folder, { recursive: true });
  const { resolve } = createRequire(import.meta.url);
  for (const alphabet of ALPHABETS) {
    const from = dirname(resolve(`@fontsource-variable/noto-sans-${alphabet}/package.json`));
    symlinkSync(join(from, 'files'), join(folder, alphabet));
    symlinkSync(join(from, 'unicode.json'), join(folder, `${alphabet}.json`));
  }
  return home;
}
