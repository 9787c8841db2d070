import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const rabbit = {
  noun: 'rabbit',
  words: 'bunny, hare, white rabbit:white',
  habitat: 'ground',
  home: 'hills',
  verb: 'jump',
  heightMetres: 0.4,
  width: 1,
  sinks: 0,
  several: 4,
  draw: fourLegged({
    coat: '#b59a80',
    trunk: [0.3, 0.24],
    leg: 0.26,
    legWidth: 0.09,
    head: [0.22, -0.24],
    headSize: 0.17,
    neckWidth: 0.2,
    muzzle: 0.06,
    ears: 'long',
    tail: 'short',
  }),
} as const satisfies Subject;
