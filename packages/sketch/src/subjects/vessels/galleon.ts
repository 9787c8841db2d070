import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, box, darker, lamp, line, paler, poly, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const galleon = {
  noun: 'galleon',
  words:
    'pirate ship, tall ship, viking ship, old ship, caravel, frigate, wooden ship, ghost ship, sailing vessel, longship',
  habitat: 'water',
  home: 'sea',
  verb: 'sail',
  heightMetres: 20,
  width: 1.75,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

/** A square-rigged ship: three masts, bellied sails, a stern castle and a flag. */
function draw(context: Context, paint: SubjectPaint): void {
  const hull = body(paint, hex('#6b4327'));
  const cloth = paint.own ? paler(paler(hull)) : hex('#e9dcc0');
  context.rotate(Math.sin(paint.seconds * 0.9 + paint.phase * 6) * 0.03);
  for (const [x, tall] of [
    [-0.36, 0.78],
    [0.02, 1],
    [0.38, 0.82],
  ] as const) {
    line(context, paint.light(hex('#4a3626'), 0.4), 0.022, [x, -0.2, x, -tall]);
    for (let i = 0; i < 3; i += 1)
      squareSail(context, paint, {
        x,
        y: -tall + 0.05 + i * tall * 0.235,
        wide: 0.11 + i * 0.035,
        tall: tall * 0.205,
        cloth,
      });
  }
  line(context, paint.light(hex('#4a3626'), 0.4), 0.02, [0.5, -0.24, 0.84, -0.42]);
  poly(context, paint.light(cloth, 0.6), [0.8, -0.4, 0.46, -0.66, 0.5, -0.27]);
  blob(
    context,
    paint.light(hull, 0.45),
    [-0.66, -0.4, -0.5, -0.36, -0.4, -0.24, 0.3, -0.2, 0.62, -0.3, 0.5, 0.03, -0.46, 0.04, -0.64, -0.1],
  );
  poly(context, paint.light(darker(hull), 0.3), [-0.58, -0.08, 0.54, -0.08, 0.5, 0.03, -0.5, 0.03]);
  line(context, paint.light(hex('#c79a4a'), 0.8), 0.018, [-0.6, -0.3, -0.38, -0.19, 0.3, -0.16, 0.58, -0.24]);
  for (let i = 0; i < 6; i += 1)
    box(context, paint.light([24, 18, 16], 0.2), { x: -0.34 + i * 0.12, y: -0.1, w: 0.04, h: 0.035 });
  for (const x of [-0.57, -0.5])
    box(context, paint.lampsOn ? lamp([255, 206, 122]) : paint.light(hex('#caa863'), 0.6), {
      x,
      y: -0.24,
      w: 0.04,
      h: 0.05,
    });
  const wave = Math.sin(paint.seconds * 4 + paint.phase) * 0.02;
  poly(context, paint.light([30, 28, 32], 0.6), [
    0.02,
    -1.09,
    0.02,
    -1,
    -0.15,
    -1.02 + wave,
    -0.15,
    -1.08 + wave,
  ]);
}

function squareSail(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; y: number; wide: number; tall: number; cloth: Rgb },
): void {
  const { x, y, wide, tall } = at;
  const belly = 0.035 + Math.sin(paint.seconds * 1.3 + x * 4) * 0.008;
  const fill = context.createLinearGradient(x - wide, 0, x + wide + belly, 0);
  fill.addColorStop(0, paint.light(at.cloth, 0.35));
  fill.addColorStop(1, paint.light(at.cloth, 0.95));
  context.fillStyle = fill;
  context.beginPath();
  context.moveTo(x - wide * 0.86, y);
  context.quadraticCurveTo(x, y - 0.012, x + wide * 0.86, y);
  context.quadraticCurveTo(x + wide + belly * 2, y + tall * 0.6, x + wide, y + tall);
  context.quadraticCurveTo(x, y + tall - belly, x - wide, y + tall);
  context.quadraticCurveTo(x - wide * 0.8 + belly, y + tall * 0.5, x - wide * 0.86, y);
  context.fill();
  line(context, paint.light(hex('#4a3626'), 0.4), 0.012, [x - wide * 0.95, y, x + wide * 0.95, y]);
}
