import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const wolf = {
  noun: 'wolf',
  words: 'coyote, wolf pack',
  habitat: 'ground',
  home: 'snowfield',
  verb: 'walk',
  heightMetres: 1,
  width: 1.5,
  sinks: 0,
  several: 4,
  draw: fourLegged({
    coat: '#70747c',
    trunk: [0.37, 0.165],
    leg: 0.45,
    legWidth: 0.072,
    head: [0.28, -0.2],
    headSize: 0.14,
    neckWidth: 0.25,
    muzzle: 0.17,
    ears: 'pointed',
    tail: 'brush',
    belly: '#c9c8c4',
    legs: '#a3a29e',
    muzzleColour: '#c9c8c4',
  }),
} as const satisfies Subject;
