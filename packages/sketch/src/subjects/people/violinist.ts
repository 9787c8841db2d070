import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { line, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { violin } from './instruments.js';
import { arm, head, torso } from './musician-figure.js';
import { standing } from './standing-player.js';

export const violinist = {
  noun: 'violinist',
  words: 'violin player, fiddler, fiddle player, viola player, violin musician',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1.75,
  width: 0.75,
  sinks: 0,
  several: 2,
  plays: 'violin, viola, fiddle',
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  standing(paint, context, (look, beat) => {
    const pull = 0.5 + 0.5 * Math.sin(beat);
    const [vx, vy, tilt] = [0.035, -0.815, 0.08 + Math.sin(beat * 0.5) * 0.03];
    const along = (far: number, off: number): [number, number] => [
      vx + Math.cos(tilt) * far - Math.sin(tilt) * off,
      vy + Math.sin(tilt) * far + Math.cos(tilt) * off,
    ];
    arm(context, paint, look, { from: [0.02, -0.78], to: along(0.28, 0.03), out: 1, side: 0.25 });
    torso(context, paint, look, { x: 0, hips: -0.5, lean: 0.01 });
    head(context, paint, look, { x: 0.012, y: -0.93, nod: 0.2 + Math.sin(beat * 0.5) * 0.05 });
    context.save();
    context.translate(vx, vy);
    context.rotate(tilt);
    violin(context, paint);
    context.restore();
    // The bow crosses the strings in front of the bridge; the hand draws it down and pushes it up.
    const [cx, cy] = along(0.115, 0);
    const hand: [number, number] = [cx - 0.42 * (0.09 + pull * 0.2), cy + 0.91 * (0.09 + pull * 0.2)];
    line(context, paint.light(hex('#5a3320'), 0.6), 0.011, [
      hand[0],
      hand[1],
      hand[0] + 0.42 * 0.4,
      hand[1] - 0.91 * 0.4,
    ]);
    line(context, paint.light([240, 236, 226], 0.8), 0.005, [
      hand[0] + 0.014,
      hand[1] + 0.004,
      hand[0] + 0.42 * 0.4 + 0.008,
      hand[1] - 0.91 * 0.4,
    ]);
    arm(context, paint, look, { from: [-0.035, -0.765], to: hand, out: 1, side: 0.62 });
  });
}
