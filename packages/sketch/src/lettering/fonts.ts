import { GlobalFonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A part of a family: the letters that one file has. */
interface Subset {
  readonly set: string;
  readonly name: string;
  readonly letters: RegExp;
}

const SUBSETS: readonly Subset[] = [
  { set: 'noto-sans', name: 'latin', letters: /[ -\u00FF\u2010-\u2044\u20AC]/ },
  { set: 'noto-sans', name: 'latin-ext', letters: /[\u0100-\u02AF\u1E00-\u1E9F\u20A0-\u20BF]/ },
  { set: 'noto-sans', name: 'vietnamese', letters: /[\u0102-\u01B0\u1EA0-\u1EF9]/ },
  { set: 'noto-sans', name: 'cyrillic', letters: /[\u0400-\u045F\u0490-\u04B1\u2116]/ },
  { set: 'noto-sans', name: 'cyrillic-ext', letters: /[\u0460-\u052F]/ },
  { set: 'noto-sans', name: 'greek', letters: /[\u0370-\u03FF]/ },
  { set: 'noto-sans', name: 'greek-ext', letters: /[\u1F00-\u1FFF]/ },
  { set: 'noto-sans', name: 'devanagari', letters: /\p{Script=Devanagari}/u },
  { set: 'noto-sans-arabic', name: 'arabic', letters: /\p{Script=Arabic}/u },
];

/** How heavy letters are. */
export type Weight = 400 | 700 | 800;

const WEIGHTS: readonly Weight[] = [400, 700, 800];
const registered = new Set<string>();

/** The families that a text needs, by weight, made known to the canvas; never one of the system's. */
export function familiesFor(text: string): Readonly<Record<Weight, string>> {
  const needed = SUBSETS.filter(({ name, letters }) => name === 'latin' || letters.test(text));
  const list = (weight: Weight): string => needed.map((subset) => register(subset, weight)).join(', ');
  return Object.fromEntries(WEIGHTS.map((weight) => [weight, list(weight)])) as Record<Weight, string>;
}

function register({ set, name }: Subset, weight: Weight): string {
  const family = `clipwright-${name}-${weight}`;
  if (!registered.has(family)) {
    GlobalFonts.registerFromPath(fileOf(set, `${set}-${name}-${weight}-normal.woff2`), family);
    registered.add(family);
  }
  return family;
}

function fileOf(set: string, file: string): string {
  const require = createRequire(fileURLToPath(import.meta.url));
  return join(dirname(require.resolve(`@fontsource/${set}/package.json`)), 'files', file);
}
