import { darker, line } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { arcOf, roundThing } from './round.js';

export const ball = {
  noun: 'ball',
  words: 'sphere, orb, rubber ball, globe ball, round ball',
  habitat: 'ground',
  home: 'hills',
  verb: 'spin',
  heightMetres: 0.4,
  width: 1,
  sinks: 0.16,
  several: 3,
  isRound: true,
  draw: roundThing('#c8332b', (context, paint, colour) => {
    // A faint seam, so that it can be seen to roll.
    line(context, paint.light(darker(colour), 0.5, 0.35), 0.014, arcOf(0.16));
  }),
} as const satisfies Subject;
