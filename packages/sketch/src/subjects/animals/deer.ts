import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const deer = {
  noun: 'deer',
  words: 'stag, elk, reindeer, doe, moose, antelope, gazelle',
  habitat: 'ground',
  home: 'forest',
  verb: 'stand',
  heightMetres: 1.7,
  width: 1,
  sinks: 0,
  several: 3,
  draw: fourLegged({
    coat: '#7c471f',
    foot: 'hoof',
    trunk: [0.31, 0.15],
    leg: 0.52,
    legWidth: 0.062,
    head: [0.22, -0.38],
    headSize: 0.085,
    neckWidth: 0.15,
    muzzle: 0.1,
    ears: 'antlers',
    tail: 'short',
    belly: '#dcc39c',
    legs: '#573317',
    muzzleColour: '#3f2a1d',
    grazes: -0.45,
  }),
} as const satisfies Subject;
