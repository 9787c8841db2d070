import { Color } from 'three/webgpu';
import type { Kind } from '../../plan/thing-kinds.js';
import type { Hex } from '../mood.js';
import type { SetFor } from './set-for.js';

/** What tables are made of and what is behind them, for one kind of thing. */
interface Palette {
  readonly backs: readonly Hex[];
  readonly wood: Hex;
  readonly stone: Hex;
  readonly marble: Hex;
}

const WHITE: Hex = '#fdfcfa';

const PALETTES: Readonly<Record<Kind, Palette>> = {
  food: {
    backs: ['#8a5632', '#7a4a34', '#6f5234', '#84603a'],
    wood: '#74492c',
    stone: '#5d5650',
    marble: '#f7f1e8',
  },
  chilled: {
    backs: ['#1f7fae', '#1a6fa6', '#2388a2'],
    wood: '#6b4a34',
    stone: '#27333d',
    marble: '#eef4f8',
  },
  beauty: {
    backs: ['#e9c9b4', '#d9cdb4', '#e6bfb2', '#c9cfb8'],
    wood: '#c9a27c',
    stone: '#c7b4a0',
    marble: '#fbf4ec',
  },
  thing: {
    backs: ['#c98a5e', '#5f8f92', '#7d86b8', '#b98d4e', '#8d9a6c', '#b8707a'],
    wood: '#98683f',
    stone: '#6d6764',
    marble: WHITE,
  },
};

/** Backdrops of a studio that flatter most things. */
const STUDIO: readonly Hex[] = [
  '#e3c4a0',
  '#b9cbae',
  '#e0a48e',
  '#8fb2cc',
  '#e2bf6e',
  '#c8b79c',
  '#cf8a70',
  '#7fb0a8',
];
/** What goes with the light of a low sun. */
const GOLDEN: readonly Hex[] = ['#b9803c', '#a8703a', '#c08a48', '#9c6a38'];
const NIGHT: readonly Hex[] = ['#232a3b', '#2b2430', '#1f2d2f', '#33272a'];

const pick = (from: readonly Hex[], { random }: SetFor): Hex =>
  from[Math.floor(random() * from.length)] ?? from[0]!;

/** Black marble has no light wall behind it. */
export const isDark = (hex: Hex): boolean => new Color(hex).getHSL({ h: 0, s: 0, l: 0 }).l < 0.1;

export const paletteOf = ({ kind, isFromAbove }: SetFor): Palette =>
  isFromAbove ? { ...PALETTES[kind], wood: PALE_OAK } : PALETTES[kind];

/** A dark table that fills the picture would be most of it. */
const PALE_OAK: Hex = '#c39a6c';

/** The colour of a backdrop where nobody says. */
export function backOf(set: SetFor): Hex {
  const { isNight, isGolden, colour, behind, kind } = set;
  if (isNight || (kind !== 'food' && colour !== null && isDark(colour))) return pick(NIGHT, set);
  if (isGolden && kind !== 'food') return pick(GOLDEN, set);
  return pick(behind === null ? STUDIO : PALETTES[kind].backs, set);
}
