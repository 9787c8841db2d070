import type { Context } from '../../paint/context.js';
import type { SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { trumpet } from './instruments.js';
import { arm, head, torso } from './musician-figure.js';
import { standing } from './standing-player.js';

export const trumpeter = {
  noun: 'trumpeter',
  words: 'trumpet player, trumpetist, trombonist, trombone player, horn player, bugler',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1.75,
  width: 0.9,
  sinks: 0,
  several: 2,
  plays: 'trumpet, cornet, bugle, horn, trombone',
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  standing(paint, context, (look, beat) => {
    const tilt = -0.14 + Math.sin(beat * 0.5) * 0.07;
    const [mx, my] = [0.09, -0.905];
    const at = (far: number, off: number): [number, number] => [
      mx + Math.cos(tilt) * far - Math.sin(tilt) * off,
      my + Math.sin(tilt) * far + Math.cos(tilt) * off,
    ];
    arm(context, paint, look, { from: [0.03, -0.775], to: at(0.13, 0.06), out: 1, side: 0.25 });
    torso(context, paint, look, { x: 0, hips: -0.5, lean: 0.005 });
    head(context, paint, look, { x: 0.012, y: -0.93, nod: tilt * 0.8 });
    context.save();
    context.translate(mx, my);
    context.rotate(tilt);
    trumpet(context, paint, beat * 1.7);
    context.restore();
    arm(context, paint, look, { from: [-0.035, -0.77], to: at(0.17, 0.03), out: 1, side: 0.62 });
  });
}
