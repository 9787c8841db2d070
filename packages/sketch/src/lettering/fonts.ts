import { GlobalFonts } from '@napi-rs/canvas';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LentFont } from '../letters/letter-shelf.js';
import { foreignLetters, SUBSETS, type Subset } from '../letters/scripts.js';
import type { Context } from '../paint/context.js';

/** How heavy letters are. */
export type Weight = 400 | 700 | 800;

/** A font as the canvas takes it; `weight` is that of the letters that were lent, which have all in one file. */
export interface Face {
  readonly font: string;
  readonly weight: Weight;
}

const registered = new Set<string>();
const lent: string[] = [];

/** Makes letters known that were fetched for a clip. */
export function lendFonts(fonts: readonly LentFont[]): void {
  for (const { family, bytes } of fonts) {
    if (registered.has(family)) continue;
    GlobalFonts.register(Buffer.from(bytes), family);
    registered.add(family);
    lent.push(family);
  }
}

/** The families that a text needs, made known to the canvas; never one of the system's. */
export function familiesFor(text: string, weight: Weight): string {
  const needed = SUBSETS.filter(({ name, letters }) => name === 'latin' || letters.test(text));
  const own = needed.map((subset) => register(subset, weight));
  return [...own, ...(foreignLetters(text).length > 0 ? lent : [])].join(', ');
}

/** Takes up a font. */
export function takeUp(context: Context, { font, weight }: Face): void {
  context.font = font;
  context.fontVariationSettings = font.includes('-lent-') ? `"wght" ${weight}` : 'normal';
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
