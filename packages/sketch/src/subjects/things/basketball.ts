import { line } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { arcOf, roundThing } from './round.js';

export const basketball = {
  noun: 'basketball',
  words: 'basket ball',
  habitat: 'ground',
  home: 'street',
  verb: 'jump',
  heightMetres: 0.3,
  width: 1,
  sinks: 0.16,
  several: 3,
  isRound: true,
  draw: roundThing(
    '#d9722c',
    (context, paint) => {
      const seam = paint.light([40, 26, 20], 0.3);
      line(context, seam, 0.022, [0, -0.5, 0, 0.5]);
      line(context, seam, 0.022, [-0.5, 0, 0.5, 0]);
      for (const side of [-1, 1])
        line(
          context,
          seam,
          0.022,
          arcOf(0.2).map((value, i) => (i % 2 === 0 ? side * (0.4 - value) : value)),
        );
    },
    0.45,
  ),
} as const satisfies Subject;
