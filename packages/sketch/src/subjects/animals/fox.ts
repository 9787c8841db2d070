import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const fox = {
  noun: 'fox',
  words: '',
  habitat: 'ground',
  home: 'forest',
  verb: 'walk',
  heightMetres: 0.6,
  width: 1.5,
  sinks: 0,
  several: 2,
  draw: fourLegged({
    coat: '#cf6a2c',
    trunk: [0.35, 0.145],
    leg: 0.4,
    legWidth: 0.06,
    head: [0.25, -0.19],
    headSize: 0.145,
    neckWidth: 0.17,
    muzzle: 0.15,
    ears: 'pointed',
    tail: 'brush',
    belly: '#f4ece0',
    legs: '#3a2a24',
    muzzleColour: '#f4ece0',
  }),
} as const satisfies Subject;
