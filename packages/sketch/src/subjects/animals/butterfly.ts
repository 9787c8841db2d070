import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { beat, blob, body, darker, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const butterfly = {
  noun: 'butterfly',
  words: 'moth:tan, monarch butterfly:orange, swallowtail:yellow',
  habitat: 'air',
  home: 'hills',
  verb: 'fly',
  heightMetres: 0.25,
  width: 1,
  sinks: 0,
  several: 5,
  draw,
} as const satisfies Subject;

/** Four wings that open and close. */
function draw(context: Context, paint: SubjectPaint): void {
  const colour = body(paint, hex('#e8812a'));
  const open = 0.35 + 0.65 * Math.abs(beat(paint));
  context.translate(0, -0.5);
  for (const side of [-1, 1]) {
    context.save();
    context.scale(side * open, 1);
    blob(context, paint.light(colour, 0.8), [0, 0, 0.2, -0.44, 0.52, -0.46, 0.5, -0.1, 0.2, 0.02]);
    blob(context, paint.light(darker(colour), 0.7), [0, 0.02, 0.3, 0.02, 0.42, 0.26, 0.24, 0.42, 0.04, 0.2]);
    for (const [x, y] of [
      [0.36, -0.34],
      [0.28, 0.22],
    ] as const)
      oval(context, paint.light([250, 246, 236], 0.9), { x, y, rx: 0.05, ry: 0.05 });
    context.restore();
  }
  oval(context, paint.light([30, 24, 22], 0.3), { x: 0, y: 0, rx: 0.03, ry: 0.26 });
}
