import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const sheep = {
  noun: 'sheep',
  words: 'lamb, goat:tan, ram, ewe, mountain goat:white',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1,
  width: 1.15,
  sinks: 0,
  several: 6,
  isSamePlural: true,
  draw: fourLegged({
    coat: '#f1ebdf',
    foot: 'hoof',
    trunk: [0.34, 0.25],
    leg: 0.3,
    legWidth: 0.062,
    head: [0.24, -0.14],
    headSize: 0.12,
    neckWidth: 0.14,
    muzzle: 0.1,
    ears: 'aside',
    tail: 'short',
    wool: true,
    legs: '#3a3230',
    face: '#3a3230',
    grazes: 0.5,
  }),
} as const satisfies Subject;
