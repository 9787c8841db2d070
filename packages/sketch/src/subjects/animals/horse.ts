import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const horse = {
  noun: 'horse',
  words: 'stallion, mare, pony, mustang, wild horse, white horse:white, black horse:black',
  ridingWords: 'on horseback, on a horse, on a white horse:white, on a black horse:black',
  habitat: 'ground',
  home: 'hills',
  verb: 'run',
  heightMetres: 1.9,
  width: 1.35,
  sinks: 0,
  several: 4,
  carries: true,
  draw: fourLegged({
    coat: '#8a5a36',
    foot: 'hoof',
    trunk: [0.34, 0.15],
    leg: 0.5,
    legWidth: 0.062,
    head: [0.32, -0.36],
    headSize: 0.085,
    neckWidth: 0.15,
    muzzle: 0.17,
    ears: 'pointed',
    tail: 'mane',
    mane: '#3b2618',
    grazes: 0.5,
  }),
} as const satisfies Subject;
