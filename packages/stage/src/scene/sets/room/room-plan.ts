import type { Object3D } from 'three/webgpu';
import type { Hex } from '../../mood.js';
import type { Standing } from '../set-for.js';
import { thing } from './room-pieces.js';
import type { WindowPlan } from './room-window.js';

/** What a room is dressed for. */
export interface Dressed {
  /** In metres: the wall is at 0, and x goes along it. */
  readonly standing: readonly Standing[];
  readonly isNight: boolean;
  /** Curtains blow into the room. */
  readonly isWindy: boolean;
  /** Nothing may be before what is at the wall. */
  readonly isNear: boolean;
  /** Nothing stands at the wall yet. */
  readonly isBare: boolean;
  readonly random: () => number;
  readonly curtain: Hex;
  readonly accent: Hex;
}

/** A lamp that is lit, or a fire. */
export interface Lamp {
  readonly at: readonly [number, number, number];
  readonly hex: Hex;
  readonly power: number;
  readonly flickers: boolean;
}

export interface Dressing {
  readonly objects: readonly Object3D[];
  readonly windows: readonly WindowPlan[];
  readonly lamps: readonly Lamp[];
}

/** From where to where things stand. */
export interface Span {
  readonly left: number;
  readonly right: number;
  /** Where the first stands, and how wide that is. */
  readonly x: number;
  readonly wide: number;
  readonly deep: number;
}

/** The light of a lamp. */
export const WARM = '#ffb566';

/** Whether any of some stands there already. */
export const has = ({ standing }: Dressed, ...nouns: readonly string[]): boolean =>
  standing.some(({ noun }) => nouns.includes(noun));

/** A plant by the wall, where none was asked for. */
export const plantAt = (on: Dressed, x: number): Object3D[] =>
  has(on, 'potted plant') ? [] : thing('potted plant', [x, 0, 0.36], { times: 1.25 });
