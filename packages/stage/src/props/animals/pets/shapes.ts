import { Color } from 'three';
import { egg, type Field, limb, path } from '../../kit/fields.js';
import type { Motion, Place } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { type BeastLook, ears } from '../beast.js';

export const GROUND: readonly Place[] = ['ground', 'floor', 'podium', 'road'];

export const GAIT: readonly Motion[] = [
  ...['leg.fl', 'leg.fr', 'leg.bl', 'leg.br'].map((part) => ({ part, does: 'step', axis: 'x' }) as const),
  { part: 'head', does: 'nod', axis: 'x' },
  { part: 'tail', does: 'wag', axis: 'y' },
];

export const ear = (
  from: readonly [number, number, number],
  to: readonly [number, number, number],
  wide: number,
  tip = 0.015,
): Field => limb(from, to, wide, tip);

const [MANE, MUZZLE] = ['#2b1b12', '#7a4426'];

/** A white horse has a white mane and a grey muzzle: in the brown ones of a bay it was a cow. */
function inCoat(coat: string): ReadonlyMap<string, string> {
  const tone = new Color(coat);
  const isLight = tone.r + tone.g + tone.b > LIGHT;
  const hexOf = (colour: Color): string => `#${colour.getHexString()}`;
  const mane = isLight ? tone.clone().multiplyScalar(0.72) : tone.clone().multiplyScalar(0.3);
  const muzzle = isLight ? tone.clone().lerp(new Color('#8d8078'), 0.35) : tone.clone().multiplyScalar(0.75);
  return new Map([
    [MANE, hexOf(mane)],
    [MUZZLE, hexOf(muzzle)],
  ]);
}

/** Of red, green and blue together, in light. */
const LIGHT = 1.3;

export const HORSE: BeastLook = {
  height: 1.5,
  coat: '#8a4f2a',
  pale: MUZZLE,
  dark: '#2a1a12',
  length: 0.96,
  girth: [0.235, 0.215, 0.235],
  legs: [0.105, 0.056, 0.056],
  stance: 0.125,
  paw: '#2a1a12',
  head: [1.4, 0.8],
  skull: [0.125, 0.14, 0.18],
  neck: 0.125,
  snout: [0.25, 0.074, 0.125],
  eye: 0.034,
  ears: [ears(ear([0.06, 1.5, 0.74], [0.085, 1.66, 0.73], 0.045, 0.012), '#8a4f2a', 0.02)],
  tail: knots('0 0.9 -0.6 0.055, 0 0.82 -0.72 0.075, 0 0.5 -0.78 0.08, 0 0.26 -0.76 0.03'),
  tailTip: MANE,
  seam: 0.1,
  painted: inCoat,
  more: [
    {
      is: path(knots('0 1.57 0.84 0.05, 0 1.5 0.6 0.07, 0 1.27 0.42 0.075, 0 1.03 0.28 0.04')),
      colour: MANE,
      bone: 'neck',
      seam: 0.02,
    },
    {
      is: path(knots('0 0.88 -0.72 0.07, 0 0.6 -0.84 0.1, 0 0.25 -0.84 0.04')),
      colour: MANE,
      bone: 'tail',
      seam: 0.02,
    },
    {
      is: egg([0, 1.42, 0.97], [0.045, 0.1, 0.06], [0.6, 0, 0]),
      colour: '#f6ead8',
      bone: 'head',
      seam: 0.005,
    },
  ],
};
