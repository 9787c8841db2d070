import type { PlaceName, Season } from '../../plan/stage-plan.js';
import type { Hex } from '../mood.js';
import type { GroundLook, ReliefLook } from './land.js';

/** What grows or stands about. */
export type Kind =
  | 'tree'
  | 'pine'
  | 'grove'
  | 'fir'
  | 'trunk'
  | 'bush'
  | 'rock'
  | 'tuft'
  | 'grass'
  | 'fern'
  | 'flower'
  | 'cactus'
  | 'coral'
  | 'bloom';

export interface PlaceLook {
  readonly ground: Omit<GroundLook, 'tile'> | null;
  readonly relief: ReliefLook | null;
  /** How many of each. */
  readonly about: Readonly<Partial<Record<Kind, number>>>;
}

const GREEN = { main: '#5f8f35', other: '#8fb64a', deep: '#3f6b2c' } as const;
const ALPINE = { main: '#66883a', other: '#8f9a58', deep: '#46642f' } as const;
/** What autumn turns brown. */
const GREENS: readonly Hex[] = [GREEN.main, ALPINE.main];
const HILLS: ReliefLook = {
  high: 5.5,
  sharp: 0,
  foot: '#7fa64a',
  flank: '#6a9150',
  top: '#5f8a5c',
  from: 0.8,
};
const FAR: ReliefLook = { high: 13, sharp: 1, foot: '#5a7f45', flank: '#6b7182', top: '#f4f6fa', from: 0.47 };
/** So high that there is a sky over them from where one stands on a road. */
const BESIDE_A_ROAD = 9;

/** Which way the sea is, seen along the way: on its left, which is the far side. */
const seaward = (angle: number): number => Math.min(1, Math.max(0, 0.5 - 1.6 * Math.sin(angle)));

export const PLACE_LOOKS: Readonly<Partial<Record<PlaceName, PlaceLook>>> = {
  meadow: {
    ground: GREEN,
    relief: HILLS,
    about: { tree: 20, grove: 110, bush: 22, tuft: 260, grass: 300, flower: 70, rock: 10 },
  },
  forest: {
    ground: { main: '#4c5c2c', other: '#6f6436', deep: '#2f3f20' },
    relief: { ...HILLS, high: 10, foot: '#2f4a2a', flank: '#294526', top: '#2f4d2c' },
    about: { trunk: 190, fir: 44, bush: 34, fern: 240, tuft: 120, rock: 16 },
  },
  mountains: {
    ground: ALPINE,
    relief: FAR,
    about: { pine: 50, rock: 40, tuft: 200, grass: 120, flower: 40 },
  },
  desert: {
    ground: { main: '#dcb276', other: '#e8c48c' },
    relief: { high: 6, sharp: 0.15, foot: '#e0b87c', flank: '#d6a464', top: '#c98f52', from: 0.78 },
    about: { cactus: 22, rock: 26, tuft: 60 },
  },
  snow: {
    ground: { main: '#eef3f8', other: '#dfe8f2' },
    relief: { ...FAR, high: 11, foot: '#e9f0f6', flank: '#b9c6d3', top: '#ffffff', from: 0.5 },
    about: { pine: 60, rock: 16 },
  },
  beach: {
    ground: { main: '#ecd2a2', other: '#e3c38e' },
    relief: { ...HILLS, high: 4, open: seaward },
    about: { rock: 14, tuft: 70 },
  },
  sea: { ground: null, relief: null, about: {} },
  lake: { ground: null, relief: { ...HILLS, high: 7 }, about: { rock: 12, tuft: 40 } },
  street: {
    ground: {
      main: '#9a948b',
      other: '#aaa39a',
      strip: { half: 4.2, main: '#8f8578', other: '#a0968a', slabs: true },
    },
    relief: null,
    about: {},
  },
  road: {
    ground: { ...GREEN, strip: { half: 3.6, main: '#4a4b4f', other: '#55565a' } },
    relief: HILLS,
    about: { tree: 24, grove: 100, bush: 26, tuft: 180, grass: 200, rock: 12, flower: 30 },
  },
  underwater: {
    ground: { main: '#d9c9a0', other: '#bfae86' },
    relief: { high: 5, sharp: 0.4, foot: '#8fa79a', flank: '#5f8a90', top: '#3f6f80', from: 0.6 },
    about: { coral: 36, rock: 30, bush: 20 },
  },
  moon: {
    ground: { main: '#8b8a88', other: '#a3a19d' },
    relief: { high: 5, sharp: 0.3, foot: '#8f8d8a', flank: '#77757a', top: '#a6a4a1', from: 0.7 },
    about: { rock: 60 },
  },
  mars: {
    ground: { main: '#b4603a', other: '#c97a4c' },
    relief: { high: 9, sharp: 0.5, foot: '#b5643c', flank: '#96492c', top: '#c98558', from: 0.7 },
    about: { rock: 60 },
  },
  space: { ground: null, relief: null, about: {} },
  sky: { ground: null, relief: null, about: {} },
};

/** A road or a meadow before mountains. */
export const beforeMountains = (look: PlaceLook): PlaceLook => ({
  ...look,
  relief: { ...FAR, high: BESIDE_A_ROAD },
  about: { ...look.about, pine: 34, grove: 0, tree: 4, fir: 16 },
});

/** A road with the sea on its far side. */
export const bySea = (look: PlaceLook): PlaceLook => ({
  ...look,
  relief: { ...HILLS, high: 6, open: seaward },
  about: { rock: 26, tuft: 150, grass: 150, flower: 20, bush: 14 },
});

/** Bare soil, where something is built. */
export const onSite = (look: PlaceLook): PlaceLook => ({
  ...look,
  ground: { main: '#94775a', other: '#ae9070', deep: '#6f5740' },
  relief: { ...HILLS, high: 4 },
  about: { rock: 30, tuft: 40, grove: 40 },
});

/** Crowns from below to above, by season. */
export const CROWNS: Readonly<Record<Season, readonly (readonly [Hex, Hex])[]>> = {
  spring: [
    ['#d98aa4', '#f7cfdb'],
    ['#6f9a3f', '#a8c964'],
  ],
  summer: [
    ['#3f6a2c', '#7fae4a'],
    ['#4a7434', '#93b957'],
  ],
  autumn: [
    ['#a8431f', '#e3912f'],
    ['#b8761f', '#eec24a'],
  ],
  winter: [
    ['#8f9aa0', '#f6f9fc'],
    ['#6f7f80', '#ffffff'],
  ],
};

/** Hills are wooded to their tops, and mountains about their feet. */
const browned = (relief: ReliefLook): ReliefLook =>
  relief.sharp > 0
    ? { ...relief, foot: '#a8823a' }
    : { ...relief, foot: '#a8923f', flank: '#a8743a', top: '#8f6a3f' };

/** What the ground and hills of a season are. */
export function inSeason(look: PlaceLook, season: Season | null): PlaceLook {
  if (season === 'winter') return wintry(look);
  if (season !== 'autumn' || !look.ground || !GREENS.includes(look.ground.main)) return look;
  return {
    ...look,
    ground: { ...look.ground, main: '#a39344', other: '#c4913f', deep: '#7a6a30' },
    relief: look.relief && browned(look.relief),
  };
}

function wintry(look: PlaceLook): PlaceLook {
  const { flower: _flower, tuft: _tuft, grass: _grass, fern: _fern, ...about } = look.about;
  const ground = look.ground && { ...look.ground, main: '#eaf0f6', other: '#d9e4ee', deep: '#c3d2e2' };
  const relief = look.relief && {
    ...look.relief,
    foot: '#e6edf4',
    flank: '#c3ced9',
    top: '#ffffff',
    from: 0.45,
  };
  return { ground, relief, about };
}
