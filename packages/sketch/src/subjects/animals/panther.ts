import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const panther = {
  noun: 'panther',
  words: 'black panther:black, lioness:tan, puma:tan, cougar:tan, mountain lion:tan',
  habitat: 'ground',
  home: 'forest',
  verb: 'walk',
  heightMetres: 1.1,
  width: 1.4,
  sinks: 0,
  several: 2,
  draw: fourLegged({
    coat: '#2a2a30',
    trunk: [0.43, 0.16],
    leg: 0.39,
    legWidth: 0.085,
    head: [0.26, -0.16],
    headSize: 0.14,
    neckWidth: 0.2,
    muzzle: 0.09,
    ears: 'round',
    tail: 'long',
  }),
} as const satisfies Subject;
