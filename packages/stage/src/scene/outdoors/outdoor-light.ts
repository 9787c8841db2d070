import { Color } from 'three/webgpu';
import type { SkyPlan } from '../../plan/stage-plan.js';
import type { Hex, Mood } from '../mood.js';

/** What is seen of a sky, and how far one sees. */
export interface SkyLook {
  readonly zenith: Hex;
  readonly horizon: Hex;
  /** The glow where the sun is, or was; and its share. */
  readonly glow: Hex;
  readonly glowing: number;
  readonly cloudLit: Hex;
  readonly cloudShade: Hex;
  /** How much of the sky is under cloud, 0 to 1. */
  readonly cover: number;
  /** What far things fade into, and how thick the air is, 1 as usual. */
  readonly haze: Hex;
  readonly thick: number;
  readonly isNight: boolean;
  readonly stars: boolean;
  readonly moon: boolean;
}

type Hour = Pick<SkyLook, 'zenith' | 'horizon' | 'glow' | 'glowing' | 'cloudLit' | 'cloudShade' | 'haze'> & {
  readonly key: Mood['key'];
  readonly around: Mood['around'];
  readonly power: number;
  readonly onGround: Hex;
};

const HOURS: Readonly<Record<SkyPlan['time'], Hour>> = {
  day: {
    zenith: '#2468c4',
    horizon: '#a9d0ee',
    glow: '#ffffff',
    glowing: 0.12,
    cloudLit: '#ffffff',
    cloudShade: '#b4c4d8',
    haze: '#bdd5e6',
    key: { colour: '#fff2dc', power: 3.7, from: [-3.4, 3.6, 1.9] },
    around: ['#9cc2ee', '#c9d6d8', '#7f8a66'],
    power: 0.85,
    onGround: '#7d8f9e',
  },
  golden: {
    zenith: '#4d7fbe',
    horizon: '#f7c67e',
    glow: '#ffdf9a',
    glowing: 1,
    cloudLit: '#ffe2b4',
    cloudShade: '#b79a9c',
    haze: '#efc588',
    key: { colour: '#ffbd6b', power: 4.3, from: [-4.3, 1.7, 1.1] },
    around: ['#93b0da', '#e9c898', '#84693f'],
    power: 0.75,
    onGround: '#7c7268',
  },
  sunset: {
    zenith: '#34458f',
    horizon: '#ff8a48',
    glow: '#ffc860',
    glowing: 1.3,
    cloudLit: '#ff9f62',
    cloudShade: '#76508a',
    haze: '#f08a55',
    key: { colour: '#ff9a52', power: 4.4, from: [-4.4, 1.45, 1.1] },
    around: ['#8088c8', '#e09a80', '#6f4c4a'],
    power: 0.85,
    onGround: '#7d6a80',
  },
  dawn: {
    zenith: '#4470c4',
    horizon: '#ffb48a',
    glow: '#ffd79a',
    glowing: 1.2,
    cloudLit: '#ffcfae',
    cloudShade: '#9a86b8',
    haze: '#e9b6ae',
    key: { colour: '#ffc29a', power: 3.8, from: [-4.2, 1.6, 1.2] },
    around: ['#9fb4de', '#ecc9bd', '#7c7474'],
    power: 0.8,
    onGround: '#7a7686',
  },
  dusk: {
    zenith: '#1c2a5e',
    horizon: '#8f6f98',
    glow: '#d98a86',
    glowing: 0.7,
    cloudLit: '#a47b9c',
    cloudShade: '#3c3b66',
    haze: '#645a80',
    key: { colour: '#b0b0ee', power: 1.5, from: [-3.4, 2.6, 1.9] },
    around: ['#4a5696', '#7c6a94', '#34324a'],
    power: 0.8,
    onGround: '#4d5072',
  },
  night: {
    zenith: '#050a20',
    horizon: '#1b2a55',
    glow: '#4a62a8',
    glowing: 0.25,
    cloudLit: '#3a4a78',
    cloudShade: '#121a36',
    haze: '#1a2648',
    key: { colour: '#b4c6ff', power: 2.7, from: [2.2, 3.2, 2.6] },
    around: ['#4a5c9c', '#3f5186', '#232a44'],
    power: 1.05,
    onGround: '#27335a',
  },
};

const blend = (a: Hex, b: Hex, share: number): Hex =>
  `#${new Color(a).lerp(new Color(b), share).getHexString()}`;

const GREYS: readonly SkyPlan['airs'][number][] = ['rain', 'storm', 'fog', 'snow'];

/** How covered a sky is, and how grey that makes all. */
function coverOf({ clouds, airs }: SkyPlan): { readonly cover: number; readonly grey: number } {
  if (airs.includes('storm')) return { cover: 1, grey: 0.9 };
  if (airs.includes('rain')) return { cover: 0.95, grey: 0.75 };
  if (airs.includes('fog')) return { cover: 0.7, grey: 0.7 };
  if (airs.includes('snow')) return { cover: 0.8, grey: 0.55 };
  return {
    clear: { cover: 0.28, grey: 0 },
    scattered: { cover: 0.5, grey: 0 },
    heavy: { cover: 0.92, grey: 0.5 },
  }[clouds];
}

/** How thick the air is, 1 as usual. */
function thicknessOf({ airs }: SkyPlan): number {
  if (airs.includes('fog')) return 5;
  return GREYS.some((air) => airs.includes(air)) ? 1.8 : 1;
}

/**
 * The light of an hour and its weather: what the sky looks like, and the lamp and surroundings that things are
 * lit by. A town has lamps at night.
 */
export function outdoorLight(
  sky: SkyPlan,
  { isInTown = false }: { readonly isInTown?: boolean } = {},
): { readonly look: SkyLook; readonly mood: Mood } {
  const hour = HOURS[sky.time];
  const { cover, grey } = coverOf(sky);
  const isNight = sky.time === 'night';
  const cloud = blend(isNight ? '#1c2438' : '#a7afb8', hour.horizon, 0.3);
  const dull = (hex: Hex, share = grey): Hex => blend(hex, cloud, share);
  const look: SkyLook = {
    ...hour,
    zenith: dull(hour.zenith, grey * 0.9),
    horizon: dull(hour.horizon),
    haze: dull(hour.haze),
    cloudLit: dull(hour.cloudLit, grey * 0.6),
    cloudShade: blend(hour.cloudShade, isNight ? '#0c1120' : '#6d7682', grey * 0.8),
    glowing: hour.glowing * (1 - grey),
    cover,
    thick: thicknessOf(sky),
    isNight,
    stars: isNight && grey < 0.3,
    moon: isNight && grey < 0.3,
  };
  const mood = moodOf(hour, grey, dull);
  return lamplit({ look, mood: sky.isMagic ? inMagic(mood) : mood }, { isNeon: sky.isNeon, isInTown });
}

/** What lamps make of a light. */
function lamplit(
  { look, mood }: { readonly look: SkyLook; readonly mood: Mood },
  { isNeon, isInTown }: { readonly isNeon: boolean; readonly isInTown: boolean },
): { readonly look: SkyLook; readonly mood: Mood } {
  if (isNeon) return { look: { ...look, ...NEON_SKY }, mood: inNeon(mood) };
  return { look, mood: look.isNight && isInTown ? underLamps(mood) : mood };
}

/** Street lamps and windows light who is near, warm before a blue night; houses have their own windows. */
const underLamps = (mood: Mood): Mood => ({
  ...mood,
  key: { ...mood.key, colour: '#c9c6e6', power: mood.key.power * 0.85 },
  boxes: [
    ...mood.boxes,
    { colour: '#ffb15c', power: 15, at: [-4.5, 2.2, 3.4], size: [3, 5] },
    { colour: '#ffc98a', power: 7, at: [4.5, 2, 4], size: [3, 4] },
  ],
  onGround: blend(mood.onGround, '#6a4f3a', 0.25),
});

/** What glows in a wood lights who comes by, from below: teal from one side, violet from the other. */
const inMagic = (mood: Mood): Mood => ({
  ...mood,
  key: { ...mood.key, colour: '#c4ccff', power: mood.key.power * 0.9 },
  around: ['#4a5fae', '#3f6f94', '#2f6a74'],
  aroundPower: mood.aroundPower,
  boxes: [
    ...mood.boxes,
    { colour: '#39f0d0', power: 4.5, at: [-5, 0.8, 3], size: [3, 3] },
    { colour: '#b070ff', power: 5, at: [5, 0.8, 2], size: [3, 3] },
  ],
  onGround: '#35507a',
});

const NEON_SKY = { horizon: '#4a1f5e', haze: '#3a1d55', glow: '#d13fa0', glowing: 0.4 } as const;

/** Signs on both sides: magenta from one, cyan from the other. */
const inNeon = (mood: Mood): Mood => ({
  ...mood,
  key: { ...mood.key, colour: '#f0d2ff', power: 2.5 },
  around: ['#3a3478', '#6f4596', '#262f48'],
  boxes: [
    { colour: '#ff2fa8', power: 14, at: [-6, 2.4, 2], size: [1.6, 6] },
    { colour: '#22d8ff', power: 13, at: [6, 2.4, 1.5], size: [1.6, 6] },
  ],
  onGround: '#4a2a68',
});

function moodOf({ key, around, power, onGround }: Hour, grey: number, dull: (hex: Hex) => Hex): Mood {
  const [above, level, below] = around;
  const [x, y, z] = key.from;
  return {
    exposure: 1,
    key: { colour: dull(key.colour), power: key.power * (1 - 0.68 * grey), from: [x, y + grey * 2, z] },
    around: [dull(above), dull(level), below],
    aroundPower: power * (1 + 0.25 * grey),
    // The sun as what shines shows it, and the open sky opposite.
    boxes: [
      { colour: key.colour, power: 9 * (1 - grey) + 1, at: [x * 2, y * 2, z * 2], size: [2.2, 2.2] },
      { colour: above, power: 1.6, at: [5, 5, 2], size: [5, 5] },
    ],
    onGround: dull(onGround),
    shadow: 0.5 * (1 - 0.6 * grey),
  };
}
