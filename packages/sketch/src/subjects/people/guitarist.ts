import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { type SubjectPaint, tube } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { guitar } from './instruments.js';
import { arm, head, torso } from './musician-figure.js';
import { standing } from './standing-player.js';

export const guitarist = {
  noun: 'guitarist',
  words:
    'guitar player, musician, street musician, busker, rocker, bass player, bassist, banjo player, ukulele player, guitar hero, rock star, minstrel, bard',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1.75,
  width: 0.8,
  sinks: 0,
  several: 3,
  plays: 'guitar, electric guitar, acoustic guitar, bass guitar, banjo, ukulele, lute, mandolin',
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  standing(paint, context, (look, beat) => {
    const tilt = -0.42 + Math.sin(beat * 0.5) * 0.02;
    const at = (far: number, off: number): [number, number] => [
      -0.1 + Math.cos(tilt) * far - Math.sin(tilt) * off,
      -0.525 + Math.sin(tilt) * far + Math.cos(tilt) * off,
    ];
    const fret = 0.46 + 0.06 * Math.sin(Math.floor(beat / 3.1) * 2.4);
    torso(context, paint, look, { x: 0, hips: -0.5, lean: 0.01 });
    head(context, paint, look, { x: 0.015, y: -0.93, nod: 0.14 + Math.sin(beat) * 0.04 });
    tube(
      context,
      paint.light(hex('#2a1c16'), 0.4),
      [-0.06, -0.8, 0.014, 0.02, -0.7, 0.014, 0.12, -0.6, 0.013],
    );
    context.save();
    context.translate(-0.1, -0.525);
    context.rotate(tilt);
    guitar(context, paint);
    context.restore();
    arm(context, paint, look, { from: [0.07, -0.765], to: at(fret, 0.018), out: 1, side: 0.35 });
    arm(context, paint, look, {
      from: [-0.055, -0.765],
      to: at(0.17, -0.03 + 0.045 * Math.sin(beat * 2)),
      out: 1,
      side: 0.65,
    });
  });
}
