import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const camel = {
  noun: 'camel',
  words: 'dromedary, caravan',
  ridingWords: 'camel rider, riding a camel, camel riders',
  habitat: 'ground',
  home: 'desert',
  verb: 'walk',
  heightMetres: 2.4,
  width: 1.3,
  sinks: 0,
  several: 5,
  carries: true,
  draw: fourLegged({
    coat: '#c19a62',
    foot: 'hoof',
    trunk: [0.33, 0.17],
    leg: 0.5,
    legWidth: 0.06,
    head: [0.36, -0.32],
    headSize: 0.085,
    neckWidth: 0.13,
    muzzle: 0.12,
    ears: 'aside',
    tail: 'tuft',
    hump: true,
    muzzleColour: '#a8804e',
  }),
} as const satisfies Subject;
