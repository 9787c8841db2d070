import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const elephant = {
  noun: 'elephant',
  words: 'mammoth:chestnut, african elephant',
  habitat: 'ground',
  home: 'hills',
  verb: 'walk',
  heightMetres: 3.4,
  width: 1.5,
  sinks: 0,
  several: 4,
  carries: true,
  draw: fourLegged({
    coat: '#85858a',
    foot: 'column',
    trunk: [0.42, 0.3],
    leg: 0.36,
    legWidth: 0.17,
    head: [0.36, -0.14],
    headSize: 0.2,
    neckWidth: 0.3,
    muzzle: 0.06,
    ears: 'wide',
    tail: 'short',
    trunkNose: true,
  }),
} as const satisfies Subject;
