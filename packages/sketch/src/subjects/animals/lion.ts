import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const lion = {
  noun: 'lion',
  words: '',
  habitat: 'ground',
  home: 'hills',
  verb: 'walk',
  heightMetres: 1.3,
  width: 1.4,
  sinks: 0,
  several: 3,
  draw: fourLegged({
    coat: '#c99a55',
    trunk: [0.42, 0.185],
    leg: 0.4,
    legWidth: 0.09,
    head: [0.26, -0.2],
    headSize: 0.15,
    neckWidth: 0.26,
    muzzle: 0.1,
    ears: 'round',
    tail: 'tuft',
    mane: '#7a4a22',
    ruff: true,
    muzzleColour: '#e6cfa0',
  }),
} as const satisfies Subject;
