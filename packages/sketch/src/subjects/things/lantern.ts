import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, lamp, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const lantern = {
  noun: 'lantern',
  words: 'paper lantern, sky lantern, floating lantern',
  habitat: 'air',
  home: 'lake',
  verb: 'float',
  heightMetres: 0.9,
  width: 1,
  sinks: 0,
  several: 14,
  fillsSky: true,
  shine: ({ flicker }) => ({ up: 0.4, reach: 1.7, colour: [1, 0.62, 0.26], strength: 0.42 * flicker }),
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const paper = body(paint, hex('#ff8a30'));
  const flick = 0.9 + 0.1 * Math.sin(paint.seconds * 6 + paint.phase * 20);
  const glow = context.createLinearGradient(0, 0, 0, -0.98);
  glow.addColorStop(0, lamp([255, 236, 168]));
  glow.addColorStop(
    0.22,
    lamp([
      Math.min(255, paper[0] * 1.1) * flick,
      Math.min(255, paper[1] * 1.35) * flick,
      Math.min(255, paper[2] * 1.6) * flick,
    ]),
  );
  glow.addColorStop(0.7, lamp([paper[0] * 0.94 * flick, paper[1] * 0.86 * flick, paper[2] * 0.8 * flick]));
  glow.addColorStop(1, lamp([paper[0] * 0.66, paper[1] * 0.5, paper[2] * 0.5]));
  blob(
    context,
    glow,
    [-0.24, -0.02, -0.34, -0.3, -0.37, -0.7, -0.22, -0.98, 0.22, -0.98, 0.37, -0.7, 0.34, -0.3, 0.24, -0.02],
  );
  for (const x of [-0.17, 0.17])
    line(context, lamp([150, 62, 20], 0.28), 0.012, [x * 1.15, -0.06, x * 1.7, -0.5, x * 1.2, -0.9]);
  oval(context, lamp([255, 246, 205], 0.85 * flick), { x: 0, y: -0.1, rx: 0.12, ry: 0.1 });
  oval(context, lamp([128, 66, 30], 0.8), { x: 0, y: -0.015, rx: 0.16, ry: 0.016 });
}
