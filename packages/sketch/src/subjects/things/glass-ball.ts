import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { RADIUS } from './round.js';

export const glassBall = {
  noun: 'glass ball',
  words: 'glass sphere, crystal ball, glass orb, crystal sphere, crystal orb, glass marble, marble',
  habitat: 'ground',
  home: 'hills',
  verb: 'spin',
  heightMetres: 0.4,
  width: 1,
  sinks: 0.2,
  several: 3,
  isRound: true,
  draw,
} as const satisfies Subject;

/** Clear glass: the world stands on its head in it, and light gathers on the far side. */
function draw(context: Context, paint: SubjectPaint): void {
  const tintOf = (colour: Rgb): Rgb => (paint.own ? mix(colour, paint.own, 0.4) : colour);
  context.save();
  context.translate(0, -RADIUS);
  context.beginPath();
  context.arc(0, 0, RADIUS, 0, Math.PI * 2);
  context.clip();
  const world = context.createLinearGradient(0, -RADIUS, 0, RADIUS);
  world.addColorStop(0, paint.light(tintOf(hex('#6f8f4a')), 0.45));
  world.addColorStop(0.44, paint.light(tintOf(hex('#93ab66')), 0.7));
  world.addColorStop(0.5, paint.light(tintOf(hex('#eef4f2')), 0.9));
  world.addColorStop(1, paint.light(tintOf(hex('#5f9fdc')), 0.85));
  context.fillStyle = world;
  context.fillRect(-RADIUS, -RADIUS, 1, 1);
  const rim = context.createRadialGradient(0.03, -0.03, 0.28, 0, 0, RADIUS);
  rim.addColorStop(0, css([10, 20, 34], 0));
  rim.addColorStop(0.75, css([10, 20, 34], 0.2));
  rim.addColorStop(0.94, css([10, 18, 30], 0.62));
  rim.addColorStop(1, css([230, 244, 255], 0.5));
  context.fillStyle = rim;
  context.fillRect(-RADIUS, -RADIUS, 1, 1);
  const gathered = context.createRadialGradient(-0.18, 0.24, 0, -0.18, 0.24, 0.26);
  gathered.addColorStop(0, paint.light([255, 252, 238], 1, 0.75));
  gathered.addColorStop(1, paint.light([255, 250, 236], 1, 0));
  context.fillStyle = gathered;
  context.fillRect(-RADIUS, -RADIUS, 1, 1);
  oval(context, paint.light([255, 255, 252], 1, 0.92), { x: 0.19, y: -0.24, rx: 0.075, ry: 0.05, turn: 0.7 });
  oval(context, paint.light([255, 255, 252], 1, 0.5), { x: 0.29, y: -0.13, rx: 0.022, ry: 0.03, turn: 0.5 });
  context.restore();
}
