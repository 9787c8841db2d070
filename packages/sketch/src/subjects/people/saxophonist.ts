import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { saxophone } from './instruments.js';
import { arm, head, torso } from './musician-figure.js';
import { standing } from './standing-player.js';

export const saxophonist = {
  noun: 'saxophonist',
  words: 'saxophone player, sax player, saxophone musician, jazz musician, jazz player',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1.75,
  width: 0.6,
  sinks: 0,
  several: 2,
  plays: 'saxophone, sax, tenor saxophone',
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  standing(paint, context, (look, beat) => {
    const sway = Math.sin(beat * 0.5) * 0.06;
    const at = (x: number, y: number): [number, number] => [
      0.075 + x * Math.cos(sway) - y * Math.sin(sway),
      -0.9 + x * Math.sin(sway) + y * Math.cos(sway),
    ];
    arm(context, paint, look, { from: [0.03, -0.775], to: at(0.1, 0.11), out: 1, side: 0.25 });
    torso(context, paint, look, { x: 0, hips: -0.5, lean: 0.005 });
    head(context, paint, look, { x: 0.01, y: -0.93, nod: 0.06 + sway * 0.5 });
    context.save();
    context.translate(0.075, -0.9);
    context.rotate(sway);
    saxophone(context, paint);
    context.restore();
    arm(context, paint, look, { from: [-0.035, -0.77], to: at(0.09, 0.27), out: 1, side: 0.62 });
  });
}
