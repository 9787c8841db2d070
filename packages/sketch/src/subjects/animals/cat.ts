import type { Subject } from '../subject.js';
import { fourLegged } from './four-legged.js';

export const cat = {
  noun: 'cat',
  words: 'kitten, kitty, tabby, siamese cat:cream, ginger cat:orange, tomcat:grey',
  habitat: 'ground',
  home: 'hills',
  verb: 'walk',
  heightMetres: 0.5,
  width: 1.2,
  sinks: 0,
  several: 3,
  draw: fourLegged({
    coat: '#d08a42',
    trunk: [0.35, 0.175],
    leg: 0.33,
    legWidth: 0.078,
    head: [0.2, -0.15],
    headSize: 0.205,
    neckWidth: 0.2,
    muzzle: 0.0,
    ears: 'pointed',
    tail: 'upright',
    stripes: '#9a5a26',
    belly: '#f3dfc0',
    muzzleColour: '#f6e8d2',
    whiskers: true,
  }),
} as const satisfies Subject;
