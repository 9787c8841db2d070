import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, line, oval, paler, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const rowboat = {
  noun: 'rowboat',
  words: 'rowing boat, canoe, kayak, dinghy, gondola, raft',
  habitat: 'water',
  home: 'lake',
  verb: 'sail',
  heightMetres: 1.5,
  width: 2.3,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const wood = body(paint, hex('#8a5a36'));
  context.rotate(Math.sin(paint.seconds * 1.4 + paint.phase * 6) * 0.045);
  const stroke = Math.sin(paint.seconds * 1.7 + paint.phase * 6) * 0.35;
  blob(context, paint.light(hex('#37475c'), 0.5), [-0.16, -0.42, -0.1, -0.86, 0.08, -0.9, 0.16, -0.42]);
  oval(context, paint.light(hex('#c79a7a'), 0.75), { x: 0.02, y: -1, rx: 0.1, ry: 0.12 });
  blob(
    context,
    paint.light(wood, 0.5),
    [-1.1, -0.5, -0.8, -0.42, 0.8, -0.42, 1.15, -0.5, 0.8, 0.04, -0.75, 0.04],
  );
  line(context, paint.light(paler(wood), 0.9), 0.05, [-1.02, -0.45, -0.6, -0.4, 0.6, -0.4, 1.06, -0.45]);
  line(context, paint.light(hex('#d9c09a'), 0.6), 0.04, [
    0.02,
    -0.6,
    0.5 + stroke * 0.4,
    -0.02 + Math.abs(stroke) * 0.1,
  ]);
}
