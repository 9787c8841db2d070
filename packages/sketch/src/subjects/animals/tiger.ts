import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const tiger = {
  noun: 'tiger',
  words: 'bengal tiger, white tiger:white, siberian tiger',
  habitat: 'ground',
  home: 'forest',
  verb: 'walk',
  heightMetres: 1.2,
  width: 1.5,
  sinks: 0,
  several: 2,
  draw: fourLegged({
    coat: '#d98232',
    trunk: [0.44, 0.17],
    leg: 0.38,
    legWidth: 0.1,
    head: [0.26, -0.16],
    headSize: 0.15,
    neckWidth: 0.22,
    muzzle: 0.1,
    ears: 'round',
    tail: 'long',
    stripes: '#2a1a14',
  }),
} as const satisfies Subject;
