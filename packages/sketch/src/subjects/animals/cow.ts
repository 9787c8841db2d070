import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const cow = {
  noun: 'cow',
  words:
    'bull:chestnut, ox:brown, cattle, buffalo:charcoal, bison:chocolate, yak:chocolate, highland cow:rust',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1.6,
  width: 1.35,
  sinks: 0,
  several: 5,
  draw: fourLegged({
    coat: '#f3eee6',
    foot: 'hoof',
    trunk: [0.43, 0.235],
    leg: 0.38,
    legWidth: 0.095,
    head: [0.27, -0.14],
    headSize: 0.13,
    neckWidth: 0.22,
    muzzle: 0.12,
    ears: 'aside',
    horns: true,
    tail: 'tuft',
    spots: '#33292a',
    face: '#33292a',
    muzzleColour: '#e0a9a0',
    udder: true,
    grazes: 0.5,
  }),
} as const satisfies Subject;
