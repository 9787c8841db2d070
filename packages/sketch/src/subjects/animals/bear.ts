import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const bear = {
  noun: 'bear',
  words: 'grizzly, polar bear:white, brown bear, black bear:black, bear cub',
  habitat: 'ground',
  home: 'forest',
  verb: 'walk',
  heightMetres: 1.6,
  width: 1.3,
  sinks: 0,
  several: 2,
  draw: fourLegged({
    coat: '#5d4331',
    trunk: [0.42, 0.25],
    leg: 0.34,
    legWidth: 0.13,
    head: [0.3, -0.12],
    headSize: 0.16,
    neckWidth: 0.26,
    muzzle: 0.12,
    ears: 'round',
    tail: 'short',
  }),
} as const satisfies Subject;
