import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const unicorn = {
  noun: 'unicorn',
  words: '',
  habitat: 'ground',
  home: 'hills',
  verb: 'run',
  heightMetres: 2,
  width: 1.35,
  sinks: 0,
  several: 2,
  carries: true,
  draw: fourLegged({
    coat: '#f1eef4',
    foot: 'hoof',
    trunk: [0.34, 0.15],
    leg: 0.5,
    legWidth: 0.062,
    head: [0.32, -0.36],
    headSize: 0.085,
    neckWidth: 0.15,
    muzzle: 0.17,
    ears: 'pointed',
    tail: 'mane',
    mane: '#c79ad8',
    horn: true,
  }),
} as const satisfies Subject;
