import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** One piece of open art: an SVG body, the size of its box, and the colour of what has none of its own. */
export interface Art {
  readonly body: string;
  readonly width: number;
  readonly height: number;
  readonly tint: string | null;
}

/** Colours that stand for what a silhouette is made of. */
const TINTS: Readonly<Record<string, string>> = {
  steel: '#8d969f',
  iron: '#4d535b',
  wood: '#8f6238',
  brick: '#a5533c',
  stone: '#9b948a',
  leaf: '#5a8240',
  straw: '#c9a24e',
  cloth: '#b34f4a',
  canvas: '#d9cdb4',
  gold: '#cf9f3a',
  red: '#c23a32',
  yellow: '#e0ae2e',
  blue: '#3f6fa8',
  white: '#e9e6de',
  black: '#2c2e34',
  grey: '#7d7a76',
  clay: '#b9764a',
};

interface IconSet {
  readonly icons: Readonly<
    Record<string, { readonly body: string; readonly width?: number; readonly height?: number }>
  >;
  readonly width?: number;
  readonly height?: number;
}

/**
 * The art of these keys (`icon`, or `set/icon/tint` for a silhouette), read from the installed packages;
 * unknown ones are left out.
 */
export async function loadArt(keys: readonly string[]): Promise<Record<string, Art>> {
  const out: Record<string, Art> = {};
  const sets = new Map<string, Promise<IconSet>>();
  for (const key of keys) {
    const [set, name, tint] = partsOf(key);
    const loading = sets.get(set) ?? readSet(set);
    sets.set(set, loading);
    const art = artOf(await loading, name, tint);
    if (art) out[key] = art;
  }
  return out;
}

function artOf(set: IconSet, name: string, tint: string): Art | null {
  const icon = set.icons[name];
  if (!icon) return null;
  const { width = set.width ?? 16, height = set.height ?? 16 } = icon;
  return { body: icon.body, width, height, tint: TINTS[tint] ?? null };
}

function partsOf(key: string): readonly [set: string, name: string, tint: string] {
  const [set = '', name = '', tint = ''] = key.split('/');
  return name === '' ? ['fluent-emoji-flat', key, ''] : [set, name, tint];
}

async function readSet(set: string): Promise<IconSet> {
  const file = createRequire(import.meta.url).resolve(`@iconify-json/${set}/icons.json`);
  return JSON.parse(await readFile(file, 'utf8')) as IconSet;
}
