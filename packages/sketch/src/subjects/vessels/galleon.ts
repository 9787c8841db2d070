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
function draw(c: Context, p: SubjectPaint): void {
  const hull = body(p, hex('#6b4327'));
  const cloth = p.own ? paler(paler(hull)) : hex('#e9dcc0');
  c.rotate(Math.sin(p.seconds * 0.9 + p.phase * 6) * 0.03);
  for (const [x, tall] of [
    [-0.36, 0.78],
    [0.02, 1],
    [0.38, 0.82],
  ] as const) {
    line(c, p.light(hex('#4a3626'), 0.4), 0.022, [x, -0.2, x, -tall]);
    for (let i = 0; i < 3; i += 1)
      squareSail(c, p, {
        x,
        y: -tall + 0.05 + i * tall * 0.235,
        wide: 0.11 + i * 0.035,
        tall: tall * 0.205,
        cloth,
      });
  }
  line(c, p.light(hex('#4a3626'), 0.4), 0.02, [0.5, -0.24, 0.84, -0.42]);
  poly(c, p.light(cloth, 0.6), [0.8, -0.4, 0.46, -0.66, 0.5, -0.27]);
  blob(
    c,
    p.light(hull, 0.45),
    [-0.66, -0.4, -0.5, -0.36, -0.4, -0.24, 0.3, -0.2, 0.62, -0.3, 0.5, 0.03, -0.46, 0.04, -0.64, -0.1],
  );
  poly(c, p.light(darker(hull), 0.3), [-0.58, -0.08, 0.54, -0.08, 0.5, 0.03, -0.5, 0.03]);
  line(c, p.light(hex('#c79a4a'), 0.8), 0.018, [-0.6, -0.3, -0.38, -0.19, 0.3, -0.16, 0.58, -0.24]);
  for (let i = 0; i < 6; i += 1)
    box(c, p.light([24, 18, 16], 0.2), { x: -0.34 + i * 0.12, y: -0.1, w: 0.04, h: 0.035 });
  for (const x of [-0.57, -0.5])
    box(c, p.lampsOn ? lamp([255, 206, 122]) : p.light(hex('#caa863'), 0.6), {
      x,
      y: -0.24,
      w: 0.04,
      h: 0.05,
    });
  const wave = Math.sin(p.seconds * 4 + p.phase) * 0.02;
  poly(c, p.light([30, 28, 32], 0.6), [0.02, -1.09, 0.02, -1, -0.15, -1.02 + wave, -0.15, -1.08 + wave]);
}

function squareSail(
  c: Context,
  p: SubjectPaint,
  at: { x: number; y: number; wide: number; tall: number; cloth: Rgb },
): void {
  const { x, y, wide, tall } = at;
  const belly = 0.035 + Math.sin(p.seconds * 1.3 + x * 4) * 0.008;
  const fill = c.createLinearGradient(x - wide, 0, x + wide + belly, 0);
  fill.addColorStop(0, p.light(at.cloth, 0.35));
  fill.addColorStop(1, p.light(at.cloth, 0.95));
  c.fillStyle = fill;
  c.beginPath();
  c.moveTo(x - wide * 0.86, y);
  c.quadraticCurveTo(x, y - 0.012, x + wide * 0.86, y);
  c.quadraticCurveTo(x + wide + belly * 2, y + tall * 0.6, x + wide, y + tall);
  c.quadraticCurveTo(x, y + tall - belly, x - wide, y + tall);
  c.quadraticCurveTo(x - wide * 0.8 + belly, y + tall * 0.5, x - wide * 0.86, y);
  c.fill();
  line(c, p.light(hex('#4a3626'), 0.4), 0.012, [x - wide * 0.95, y, x + wide * 0.95, y]);
}
