import { TABLE_MOODS } from './table-moods.js';

/** A colour as `#rrggbb`. */
export type Hex = string;

/** A lamp with a diffuser before it: where it hangs, how large it is, how bright. Seen in what shines. */
export interface Softbox {
  readonly colour: Hex;
  readonly power: number;
  readonly at: readonly [number, number, number];
  readonly size: readonly [number, number];
}

/** All that light is in a scene whose main thing is one unit large. */
export interface Mood {
  readonly exposure: number;
  /** The lamp that casts the shadow. */
  readonly key: {
    readonly colour: Hex;
    readonly power: number;
    readonly from: readonly [number, number, number];
  };
  /** What is around: above, at eye level, below. */
  readonly around: readonly [Hex, Hex, Hex];
  readonly aroundPower: number;
  readonly boxes: readonly Softbox[];
  /** The light from all around on what lies flat. */
  readonly onGround: Hex;
  /** How dark the shadow on the ground is, 0 to 1. */
  readonly shadow: number;
}

const TOP: Softbox = { colour: '#ffffff', power: 9, at: [0.5, 7, 1.5], size: [6, 5] };
const LEFT: Softbox = { colour: '#fff4e6', power: 9, at: [-7, 2.6, 3], size: [2.2, 6] };
const RIGHT: Softbox = { colour: '#eaf2ff', power: 5, at: [7, 2.2, -1.5], size: [1.6, 6] };

/** Lights by name. */
export const MOODS = {
  studio: {
    exposure: 1,
    key: { colour: '#fff6ea', power: 3.1, from: [-2.4, 4.2, 2.6] },
    around: ['#ffffff', '#c9c6c2', '#8d8780'],
    aroundPower: 0.42,
    boxes: [TOP, LEFT, RIGHT],
    onGround: '#8f8b86',
    shadow: 0.42,
  },
  room: {
    exposure: 1.04,
    key: { colour: '#ffe2ba', power: 2.9, from: [-3.4, 3.4, 2.6] },
    around: ['#e8ecf2', '#d8cdbd', '#8f7a64'],
    aroundPower: 0.52,
    boxes: [
      { colour: '#fff0d6', power: 11, at: [-7, 3, 2], size: [3.5, 4] },
      { colour: '#dfe8ff', power: 4, at: [6, 4, 1], size: [3, 5] },
    ],
    onGround: '#8a8078',
    shadow: 0.45,
  },
  overcast: {
    exposure: 1,
    key: { colour: '#dbe6f2', power: 1.5, from: [-2.6, 3.8, 2.2] },
    around: ['#cfd8e2', '#aeb6bd', '#6f6a66'],
    aroundPower: 0.56,
    boxes: [
      { colour: '#dfe9f5', power: 9, at: [-6, 3.4, -2], size: [4.5, 5] },
      { colour: '#ffe6c4', power: 3, at: [6, 3, 2], size: [2, 3] },
    ],
    onGround: '#777d84',
    shadow: 0.4,
  },
  evening: {
    exposure: 1.06,
    key: { colour: '#ffc987', power: 2.3, from: [2.4, 3.2, 2.4] },
    around: ['#3a4260', '#4a3f42', '#2c2420'],
    aroundPower: 0.7,
    boxes: [
      { colour: '#ffc072', power: 9, at: [5, 3, 2], size: [2.6, 4] },
      { colour: '#7f9be0', power: 4, at: [-6, 3, 0], size: [1.6, 5] },
    ],
    onGround: '#4a3c36',
    shadow: 0.5,
  },
  lamplit: {
    exposure: 1.05,
    key: { colour: '#eef3e6', power: 1.9, from: [0.7, 4.4, 2] },
    around: ['#5a6066', '#3f4448', '#232427'],
    aroundPower: 0.62,
    boxes: [
      { colour: '#f2f6ea', power: 9, at: [0, 7, 0.5], size: [1.2, 6] },
      { colour: '#9fc0d8', power: 4, at: [-6, 3, -1], size: [1.6, 5] },
    ],
    onGround: '#3a3d40',
    shadow: 0.5,
  },
  cave: {
    exposure: 1.05,
    key: { colour: '#d5d2f2', power: 1.7, from: [-2.2, 3.4, 2.6] },
    around: ['#333a5c', '#2c2844', '#171424'],
    aroundPower: 0.7,
    boxes: [
      { colour: '#45c4ff', power: 8, at: [-6, 2, -2.5], size: [1.4, 5] },
      { colour: '#a873ff', power: 8, at: [6, 2, -2.5], size: [1.4, 5] },
    ],
    onGround: '#171524',
    shadow: 0.5,
  },
  hearth: {
    exposure: 1.06,
    key: { colour: '#ffb873', power: 1.15, from: [2.4, 3.2, 2.4] },
    around: ['#27304f', '#332d3c', '#1d1820'],
    aroundPower: 0.62,
    boxes: [
      { colour: '#ffb561', power: 9, at: [5, 3, 2], size: [2.6, 4] },
      { colour: '#6f8fe0', power: 6, at: [-6, 3, 0], size: [1.6, 5] },
    ],
    onGround: '#33292a',
    shadow: 0.5,
  },
  golden: {
    exposure: 1,
    key: { colour: '#ffd29a', power: 3.7, from: [-4.2, 2.5, 1.6] },
    around: ['#b9c4dd', '#e6b98e', '#8a5f44'],
    aroundPower: 0.5,
    boxes: [
      { colour: '#ffbf75', power: 14, at: [-7, 2, 2], size: [3.5, 4] },
      { colour: '#b9cdff', power: 4, at: [6, 4, 1], size: [3, 5] },
    ],
    onGround: '#918880',
    shadow: 0.5,
  },
  night: {
    exposure: 1,
    key: { colour: '#b8ccff', power: 1.5, from: [2.6, 4.4, 1.4] },
    around: ['#2a3450', '#141a2c', '#0a0c14'],
    aroundPower: 0.5,
    boxes: [
      { colour: '#9db8ff', power: 8, at: [6.5, 3, -2.5], size: [1.2, 6] },
      { colour: '#ffd2a0', power: 6, at: [-7, 2.4, 1], size: [1, 5] },
      { colour: '#ffffff', power: 3, at: [0, 7, 0], size: [4, 3] },
    ],
    onGround: '#1a1f30',
    shadow: 0.6,
  },
  candle: {
    exposure: 1.05,
    key: { colour: '#ffb978', power: 2.1, from: [1.1, 2.6, 2.4] },
    around: ['#2b2233', '#33221c', '#1a100c'],
    aroundPower: 0.6,
    boxes: [
      { colour: '#ffb15e', power: 11, at: [2.6, 3.2, 3], size: [1.2, 1.6] },
      { colour: '#7f8fd0', power: 4, at: [-6.5, 3, -2], size: [1.2, 6] },
    ],
    onGround: '#33241c',
    shadow: 0.55,
  },
  neon: {
    exposure: 1.05,
    key: { colour: '#c8a8ff', power: 1, from: [-1.4, 4.4, 2.2] },
    around: ['#241340', '#180c2e', '#07050f'],
    aroundPower: 0.55,
    boxes: [
      { colour: '#ff2fa8', power: 17, at: [-6.5, 2.4, 0.5], size: [1.1, 7] },
      { colour: '#22d8ff', power: 15, at: [6.5, 2.4, 0], size: [1.1, 7] },
      { colour: '#8b5cff', power: 7, at: [0, 7, -2], size: [6, 1.4] },
    ],
    onGround: '#1c1030',
    shadow: 0.55,
  },
  ...TABLE_MOODS,
} as const satisfies Record<string, Mood>;

export type MoodName = keyof typeof MOODS;
