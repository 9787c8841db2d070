import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const leopard = {
  noun: 'leopard',
  words: 'cheetah:gold, jaguar, snow leopard:silver, lynx:tan',
  habitat: 'ground',
  home: 'hills',
  verb: 'walk',
  heightMetres: 1.1,
  width: 1.4,
  sinks: 0,
  several: 2,
  draw: fourLegged({
    coat: '#d0a052',
    trunk: [0.43, 0.15],
    leg: 0.4,
    legWidth: 0.08,
    head: [0.26, -0.17],
    headSize: 0.13,
    neckWidth: 0.18,
    muzzle: 0.09,
    ears: 'round',
    tail: 'long',
    rosettes: '#3a2818',
  }),
} as const satisfies Subject;
