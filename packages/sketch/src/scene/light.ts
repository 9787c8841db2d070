import { hex, luma, mix, ramp, type Rgb, scale } from '../paint/colour.js';
import type { Air, CloudCover, Style, TimeOfDay } from '../prompt/vocabulary.js';

/** The light of a scene: every painter takes its colours from here, so that all of them agree. */
export interface Light {
  /** Sky colours from the horizon (0) to the zenith (1). */
  readonly sky: readonly (readonly [number, Rgb])[];
  /** Light from the sun or the moon on what faces it. */
  readonly key: Rgb;
  /** Light from everywhere else. */
  readonly ambient: Rgb;
  /** What distance turns into. */
  readonly haze: Rgb;
  /** 0 clear air, 1 thick. */
  readonly hazeAmount: number;
  readonly cloudLit: Rgb;
  readonly cloudDark: Rgb;
  readonly waterDeep: Rgb;
  /** Height of the sun or moon above the horizon, in frame heights; below 0 it has set. */
  readonly sunHeight: number;
  readonly sun: Rgb;
  /** Strength of the glow round the sun, 0 to 1. */
  readonly glow: number;
  /** Whether the light in the sky is the moon. */
  readonly isMoon: boolean;
  /** 0 none, 1 a full starry sky. */
  readonly stars: number;
  /** Whether windows and lamps are on. */
  readonly lampsOn: boolean;
}

type Row = Omit<Light, 'sky'> & { readonly sky: readonly string[] };

function row(input: {
  sky: readonly string[];
  key: string;
  ambient: string;
  haze: string;
  hazeAmount: number;
  lit: string;
  dark: string;
  deep: string;
  sunHeight: number;
  sun: string;
  glow: number;
  stars: number;
}): Row {
  return {
    sky: input.sky,
    key: hex(input.key),
    ambient: hex(input.ambient),
    haze: hex(input.haze),
    hazeAmount: input.hazeAmount,
    cloudLit: hex(input.lit),
    cloudDark: hex(input.dark),
    waterDeep: hex(input.deep),
    sunHeight: input.sunHeight,
    sun: hex(input.sun),
    glow: input.glow,
    stars: input.stars,
    isMoon: input.stars > 0.5,
    lampsOn: input.stars > 0.1,
  };
}

const TIMES: Record<TimeOfDay, Row> = {
  dawn: row({
    sky: ['#ffd9a8', '#f6bfa0', '#d3a5b4', '#8f9cc8', '#5673ad', '#3c5896'],
    key: '#ffcf9e',
    ambient: '#8c93b8',
    haze: '#e9c3ad',
    hazeAmount: 0.75,
    lit: '#ffd7b4',
    dark: '#9c90b4',
    deep: '#2f4a70',
    sunHeight: 0.07,
    sun: '#fff0c8',
    glow: 0.85,
    stars: 0,
  }),
  day: row({
    sky: ['#dcecf3', '#b5d8ee', '#86bce6', '#5799d8', '#3579c4', '#245fae'],
    key: '#fff3dc',
    ambient: '#a9bdd4',
    haze: '#c3dbea',
    hazeAmount: 0.55,
    lit: '#ffffff',
    dark: '#a3b5c9',
    deep: '#14507c',
    sunHeight: 0.42,
    sun: '#fffbe8',
    glow: 0.55,
    stars: 0,
  }),
  golden: row({
    sky: ['#ffdd94', '#fbcb87', '#e6bf9b', '#b3b3b8', '#7d9cc0', '#557fae'],
    key: '#ffc470',
    ambient: '#878fa9',
    haze: '#f3ca8f',
    hazeAmount: 0.7,
    lit: '#ffe2ad',
    dark: '#a68d8c',
    deep: '#2b4a60',
    sunHeight: 0.14,
    sun: '#fff2c4',
    glow: 1,
    stars: 0,
  }),
  sunset: row({
    sky: ['#ffc765', '#fb9350', '#df6a5e', '#9c4f7c', '#533f7d', '#2a2f63'],
    key: '#ff9a55',
    ambient: '#6d5c7e',
    haze: '#e78a5e',
    hazeAmount: 0.72,
    lit: '#ff9d63',
    dark: '#5a4068',
    deep: '#2a2c54',
    sunHeight: 0.055,
    sun: '#fff0bd',
    glow: 1,
    stars: 0.04,
  }),
  dusk: row({
    sky: ['#f0a283', '#b97f98', '#6f6a9f', '#42528f', '#253670', '#141f4b'],
    key: '#9a86b4',
    ambient: '#4e5684',
    haze: '#75699a',
    hazeAmount: 0.75,
    lit: '#c98b99',
    dark: '#3a3f6e',
    deep: '#1a2750',
    sunHeight: -0.04,
    sun: '#ffb48a',
    glow: 0.6,
    stars: 0.3,
  }),
  night: row({
    sky: ['#31517c', '#223f6c', '#152b56', '#0d1d42', '#081230', '#050a20'],
    key: '#8ba4d6',
    ambient: '#24345c',
    haze: '#27426c',
    hazeAmount: 0.6,
    lit: '#5a719e',
    dark: '#15203f',
    deep: '#081430',
    sunHeight: 0.34,
    sun: '#f2f4ff',
    glow: 0.4,
    stars: 1,
  }),
};

/** The light for a time of day under this sky. */
export function lightFor(facts: {
  time: TimeOfDay;
  clouds: CloudCover;
  airs: readonly Air[];
  styles: readonly Style[];
}): Light {
  const base = TIMES[facts.time];
  const sky = base.sky.map((code, i) => [skyStop(i, base.sky.length), hex(code)] as const);
  const light: Light = { ...base, sky };
  const overcast = facts.clouds === 'heavy' ? overcastOf(light, facts.time) : light;
  const foggy = facts.airs.includes('fog') ? { ...overcast, hazeAmount: 1 } : overcast;
  const lit = facts.airs.includes('aurora') ? underAurora(foggy) : foggy;
  const aired = facts.airs.includes('dust') ? dusty(lit) : lit;
  return facts.styles.reduce((lit, style) => STYLED[style]?.(lit) ?? lit, aired);
}

// Colours change fastest near the horizon.
function skyStop(index: number, count: number): number {
  return (index / (count - 1)) ** 1.35;
}

// The curtain lights the land below it.
function underAurora(light: Light): Light {
  const green: Rgb = [86, 214, 158];
  return {
    ...light,
    ambient: mix(light.ambient, green, 0.24),
    key: mix(light.key, green, 0.42),
    haze: mix(light.haze, green, 0.12),
    waterDeep: mix(light.waterDeep, green, 0.06),
  };
}

/** What a style does to the light itself; grades come after. */
const STYLED: Partial<Record<Style, (light: Light) => Light>> = {
  pastel: (light) => ({
    ...skyTowards(
      light,
      ['#ffe4cf', '#fbcfdc', '#dcc6ec', '#bccbf2', '#b3def0'],
      light.stars > 0.5 ? 0.3 : 0.78,
    ),
    cloudLit: hex('#fff3f4'),
    cloudDark: mix(light.cloudDark, hex('#d9bfe0'), 0.7),
    haze: mix(light.haze, hex('#f3d6e2'), 0.6),
  }),
  neon: (light) => ({
    ...skyTowards(
      light,
      ['#d63a9a', '#7c2fa8', '#38206f', '#171244', '#0a0a2a'],
      light.stars > 0.2 ? 0.62 : 0.4,
    ),
    haze: mix(light.haze, hex('#8f3fb0'), 0.55),
    cloudLit: mix(light.cloudLit, hex('#ff5fb0'), 0.45),
    waterDeep: mix(light.waterDeep, hex('#1b1048'), 0.6),
  }),
  dreamy: (light) => ({
    ...skyTowards(
      light,
      ['#ffdfc2', '#ffd0cf', '#e6c4e2', '#b9bfe8', '#92a9dc'],
      light.stars > 0.5 ? 0.16 : 0.46,
    ),
    haze: mix(light.haze, hex('#ffdccb'), 0.35),
    hazeAmount: Math.min(1, light.hazeAmount + 0.2),
    glow: Math.min(1, light.glow + 0.25),
  }),
  noir: (light) => ({
    ...light,
    sky: light.sky.map(
      ([at, colour]) => [at, scale(colour, light.stars > 0.2 ? 1.7 - at * 0.9 : 1)] as const,
    ),
    haze: scale(light.haze, light.stars > 0.2 ? 2.5 : 1),
    key: scale(light.key, 1.3),
    ambient: scale(light.ambient, light.stars > 0.2 ? 1.25 : 0.9),
  }),
  dramatic: (light) => ({
    ...light,
    sky: light.sky.map(([at, colour]) => [at, scale(colour, 1.06 - at * 0.42)] as const),
    cloudDark: scale(light.cloudDark, 0.55),
    ambient: scale(light.ambient, 0.78),
    key: scale(light.key, 1.1),
  }),
  gloomy: (light) => ({
    ...light,
    sky: light.sky.map(
      ([at, colour]) =>
        [at, scale(mix(colour, [luma(colour), luma(colour), luma(colour) * 1.06], 0.5), 0.78)] as const,
    ),
    key: scale(light.key, 0.8),
    glow: light.glow * 0.6,
  }),
};

function skyTowards(light: Light, codes: readonly string[], strength: number): Light {
  const stops = codes.map((code, i) => [i / (codes.length - 1), hex(code)] as const);
  return {
    ...light,
    sky: light.sky.map(([at, colour]) => [at, mix(colour, ramp(stops, at), strength)] as const),
  };
}

/** Clouds take the colour out of the sky, and most of it where the sun stands high. */
function overcastOf(light: Light, time: TimeOfDay): Light {
  const strength = { dawn: 0.4, day: 0.72, golden: 0.35, sunset: 0.25, dusk: 0.35, night: 0.35 }[time];
  const grey = (colour: Rgb): Rgb =>
    mix(colour, scale([0.86 * luma(colour), 0.93 * luma(colour), 1.02 * luma(colour)], 0.8), strength);
  return {
    ...light,
    sky: light.sky.map(([at, colour]) => [at, grey(colour)] as const),
    key: mix(grey(light.key), light.ambient, 0.35),
    haze: grey(light.haze),
    cloudLit: scale(grey(light.cloudLit), 0.92),
    cloudDark: scale(grey(light.cloudDark), 0.62),
    waterDeep: scale(grey(light.waterDeep), 0.85),
    glow: light.glow * 0.45,
    stars: light.stars * 0.25,
  };
}

function dusty(light: Light): Light {
  const sand: Rgb = scale([214, 168, 112], Math.max(0.25, luma(light.haze) / 190));
  return {
    ...light,
    haze: mix(light.haze, sand, 0.7),
    hazeAmount: 1,
    sky: light.sky.map(([at, colour]) => [at, mix(colour, sand, 0.86 - at * 0.3)] as const),
  };
}

/**
 * What a colour looks like in this light: the shares are those of the light from everywhere and of the sun or
 * moon.
 */
export function litBy(
  { ambient, key }: Pick<Light, 'ambient' | 'key'>,
  colour: Rgb,
  ambientShare: number,
  keyShare: number,
): Rgb {
  return [0, 1, 2].map(
    (channel) => (colour[channel]! * (ambient[channel]! * ambientShare + key[channel]! * keyShare)) / 255,
  ) as unknown as Rgb;
}
