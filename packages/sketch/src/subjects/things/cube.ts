import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, darker, line, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const cube = {
  noun: 'cube',
  words: 'box, block, crate, cuboid, wooden box:tan, wooden crate:tan, cardboard box:tan, glass cube:aqua',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 0.7,
  width: 1,
  sinks: 0.2,
  several: 3,
  stays: true,
  draw,
} as const satisfies Subject;

/** A cube seen over its edge: a lit face, a shaded one and a bright top. */
function draw(context: Context, paint: SubjectPaint): void {
  const colour = body(paint, hex('#3f7fd0'));
  const turn = paint.seconds * (paint.pace > 0 ? 0.6 : 0) + 0.3 + paint.phase * 0.2;
  const [half, lean] = [0.46, 0.34];
  const corners = [0, 1, 2, 3].map(
    (k) =>
      [Math.cos(turn + (k * Math.PI) / 2) * half, Math.sin(turn + (k * Math.PI) / 2) * half * lean] as const,
  );
  const high = 0.66;
  const down = lean * half;
  for (let k = 0; k < 4; k += 1) {
    const facing = turn + (k * Math.PI) / 2 + Math.PI / 4;
    if (Math.sin(facing) <= 0) continue;
    const [[ax, ay], [bx, by]] = [corners[k]!, corners[(k + 1) % 4]!];
    const lit = 0.5 + Math.cos(facing) * 0.5;
    const fill = context.createLinearGradient(0, -high - down, 0, 0);
    fill.addColorStop(0, paint.light(colour, lit));
    fill.addColorStop(1, paint.light(darker(colour), lit));
    poly(context, fill, [ax, ay - down, bx, by - down, bx, by - down - high, ax, ay - down - high]);
  }
  poly(
    context,
    paint.light(paler(colour), 0.92),
    corners.flatMap(([x, y]) => [x, y - down - high]),
  );
  const nearest = corners.reduce((best, one) => (one[1] > best[1] ? one : best));
  line(context, paint.light(paler(colour), 1, 0.5), 0.01, [
    nearest[0],
    nearest[1] - down,
    nearest[0],
    nearest[1] - down - high,
  ]);
}
