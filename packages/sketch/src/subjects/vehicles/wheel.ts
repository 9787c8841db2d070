import { type Drawer, line, oval } from '../drawing/shapes.js';

export function wheel(
  context: Parameters<Drawer>[0],
  paint: Parameters<Drawer>[1],
  x: number,
  r: number,
): void {
  oval(context, paint.light([24, 24, 27], 0.4), { x, y: -r, rx: r, ry: r });
  oval(context, paint.light([190, 192, 196], 0.7), { x, y: -r, rx: r * 0.52, ry: r * 0.52 });
  const turn = paint.seconds * paint.pace * 5;
  for (let i = 0; i < 5; i += 1)
    line(context, paint.light([70, 70, 74], 0.4), r * 0.1, [
      x,
      -r,
      x + Math.cos(turn + i * 1.257) * r * 0.5,
      -r + Math.sin(turn + i * 1.257) * r * 0.5,
    ]);
}
