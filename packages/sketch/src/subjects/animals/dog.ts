import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const dog = {
  noun: 'dog',
  words:
    'puppy, golden retriever:gold, retriever:gold, labrador:cream, hound, corgi:orange, husky:grey, dalmatian:white, poodle:white, sheepdog:grey',
  habitat: 'ground',
  home: 'hills',
  verb: 'run',
  heightMetres: 0.8,
  width: 1.35,
  sinks: 0,
  several: 3,
  draw: fourLegged({
    coat: '#b9834a',
    trunk: [0.34, 0.165],
    leg: 0.42,
    legWidth: 0.085,
    head: [0.24, -0.27],
    headSize: 0.145,
    neckWidth: 0.19,
    muzzle: 0.15,
    ears: 'flop',
    tail: 'curl',
    belly: '#e9d2ae',
    muzzleColour: '#8a5a34',
    collar: '#c23a32',
  }),
} as const satisfies Subject;
