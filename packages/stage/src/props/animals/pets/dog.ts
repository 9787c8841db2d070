import { egg } from '../../kit/fields.js';
import { made } from '../../kit/maker.js';
import type { Prop } from '../../kit/prop.js';
import { knots } from '../../kit/rows.js';
import { beast, type BeastLook, ears } from '../beast.js';
import { GAIT, GROUND } from './shapes.js';

const DOG: BeastLook = {
  height: 0.52,
  coat: '#c98a4b',
  pale: '#f3dfc0',
  dark: '#1d1613',
  length: 0.92,
  girth: [0.29, 0.235, 0.25],
  legs: [0.125, 0.082, 0.085],
  stance: 0.165,
  paw: '#f3dfc0',
  head: [1.2, 0.72],
  skull: [0.26, 0.245, 0.25],
  neck: 0.16,
  snout: [0.15, 0.105, 0.075],
  eye: 0.042,
  ears: [ears(egg([0.25, 1.19, 0.66], [0.06, 0.2, 0.115], [0.1, 0, 0.22]), '#8a5527', 0.03)],
  tail: knots('0 0.86 -0.6 0.075, 0 1.02 -0.78 0.07, 0 1.26 -0.8 0.055, 0 1.38 -0.72 0.045'),
  tailTip: '#f3dfc0',
};

/** All of them are the same dog here, which is told. */
const BREEDS =
  'greyhound, whippet, beagle, dachshund, chihuahua, terrier, collie, border collie, german shepherd, rottweiler, cocker spaniel, spaniel, shiba inu, pomeranian, great dane, schnauzer, doberman, sheepdog, sheep dog, jack russell, bernese mountain dog'.split(
    ', ',
  );

export const DOG_PROP: Prop = {
  noun: 'dog',
  words: ['puppy', ...BREEDS],
  size: [0.335, 0.761, 1.06],
  stands: GROUND,
  paints: ['figure'],
  moves: GAIT,
  coats: ['#e8d3ae', '#5a3d2c', '#3c3a3d'],
  build: made((kit) => beast(kit, DOG)),
};
