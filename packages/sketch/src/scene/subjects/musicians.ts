import { hex } from '../../paint/colour.js';
import type { Context } from '../part.js';
import { guitar, saxophone, trumpet, violin } from './instruments.js';
import { arm, head, legs, lookOf, torso, type Look } from './musician-figure.js';
import { line, tube, type Drawer, type SubjectPaint } from './shapes.js';

/** The beat that they all play to, in radians. */
function beatOf(paint: SubjectPaint): number {
  return paint.seconds * 4.4 + paint.phase * 9;
}

/** A figure that stands and sways, facing right: what is behind the instrument, then what holds it. */
function standing(paint: SubjectPaint, context: Context, draw: (look: Look, beat: number) => void): void {
  const look = lookOf(paint);
  const beat = beatOf(paint);
  const stride =
    Math.sin((paint.seconds * paint.pace + paint.phase) * Math.PI * 2) * Math.min(0.5, paint.pace * 0.34);
  context.rotate(Math.sin(beat * 0.5) * 0.022);
  legs(context, paint, look, { x: 0, y: -0.5, stride });
  draw(look, beat);
}

const violinist: Drawer = (c, p) =>
  standing(p, c, (look, beat) => {
    const pull = 0.5 + 0.5 * Math.sin(beat);
    const [vx, vy, tilt] = [0.035, -0.815, 0.08 + Math.sin(beat * 0.5) * 0.03];
    const along = (far: number, off: number): [number, number] => [
      vx + Math.cos(tilt) * far - Math.sin(tilt) * off,
      vy + Math.sin(tilt) * far + Math.cos(tilt) * off,
    ];
    arm(c, p, look, { from: [0.02, -0.78], to: along(0.28, 0.03), out: 1, side: 0.25 });
    torso(c, p, look, { x: 0, hips: -0.5, lean: 0.01 });
    head(c, p, look, { x: 0.012, y: -0.93, nod: 0.2 + Math.sin(beat * 0.5) * 0.05 });
    c.save();
    c.translate(vx, vy);
    c.rotate(tilt);
    violin(c, p);
    c.restore();
    // The bow crosses the strings in front of the bridge; the hand draws it down and pushes it up.
    const [cx, cy] = along(0.115, 0);
    const hand: [number, number] = [cx - 0.42 * (0.09 + pull * 0.2), cy + 0.91 * (0.09 + pull * 0.2)];
    line(c, p.light(hex('#5a3320'), 0.6), 0.011, [
      hand[0],
      hand[1],
      hand[0] + 0.42 * 0.4,
      hand[1] - 0.91 * 0.4,
    ]);
    line(c, p.light([240, 236, 226], 0.8), 0.005, [
      hand[0] + 0.014,
      hand[1] + 0.004,
      hand[0] + 0.42 * 0.4 + 0.008,
      hand[1] - 0.91 * 0.4,
    ]);
    arm(c, p, look, { from: [-0.035, -0.765], to: hand, out: 1, side: 0.62 });
  });

const guitarist: Drawer = (c, p) =>
  standing(p, c, (look, beat) => {
    const tilt = -0.42 + Math.sin(beat * 0.5) * 0.02;
    const at = (far: number, off: number): [number, number] => [
      -0.1 + Math.cos(tilt) * far - Math.sin(tilt) * off,
      -0.525 + Math.sin(tilt) * far + Math.cos(tilt) * off,
    ];
    const fret = 0.46 + 0.06 * Math.sin(Math.floor(beat / 3.1) * 2.4);
    torso(c, p, look, { x: 0, hips: -0.5, lean: 0.01 });
    head(c, p, look, { x: 0.015, y: -0.93, nod: 0.14 + Math.sin(beat) * 0.04 });
    tube(c, p.light(hex('#2a1c16'), 0.4), [-0.06, -0.8, 0.014, 0.02, -0.7, 0.014, 0.12, -0.6, 0.013]);
    c.save();
    c.translate(-0.1, -0.525);
    c.rotate(tilt);
    guitar(c, p);
    c.restore();
    arm(c, p, look, { from: [0.07, -0.765], to: at(fret, 0.018), out: 1, side: 0.35 });
    arm(c, p, look, {
      from: [-0.055, -0.765],
      to: at(0.17, -0.03 + 0.045 * Math.sin(beat * 2)),
      out: 1,
      side: 0.65,
    });
  });

const trumpeter: Drawer = (c, p) =>
  standing(p, c, (look, beat) => {
    const tilt = -0.14 + Math.sin(beat * 0.5) * 0.07;
    const [mx, my] = [0.09, -0.905];
    const at = (far: number, off: number): [number, number] => [
      mx + Math.cos(tilt) * far - Math.sin(tilt) * off,
      my + Math.sin(tilt) * far + Math.cos(tilt) * off,
    ];
    arm(c, p, look, { from: [0.03, -0.775], to: at(0.13, 0.06), out: 1, side: 0.25 });
    torso(c, p, look, { x: 0, hips: -0.5, lean: 0.005 });
    head(c, p, look, { x: 0.012, y: -0.93, nod: tilt * 0.8 });
    c.save();
    c.translate(mx, my);
    c.rotate(tilt);
    trumpet(c, p, beat * 1.7);
    c.restore();
    arm(c, p, look, { from: [-0.035, -0.77], to: at(0.17, 0.03), out: 1, side: 0.62 });
  });

const saxophonist: Drawer = (c, p) =>
  standing(p, c, (look, beat) => {
    const sway = Math.sin(beat * 0.5) * 0.06;
    const at = (x: number, y: number): [number, number] => [
      0.075 + x * Math.cos(sway) - y * Math.sin(sway),
      -0.9 + x * Math.sin(sway) + y * Math.cos(sway),
    ];
    arm(c, p, look, { from: [0.03, -0.775], to: at(0.1, 0.11), out: 1, side: 0.25 });
    torso(c, p, look, { x: 0, hips: -0.5, lean: 0.005 });
    head(c, p, look, { x: 0.01, y: -0.93, nod: 0.06 + sway * 0.5 });
    c.save();
    c.translate(0.075, -0.9);
    c.rotate(sway);
    saxophone(c, p);
    c.restore();
    arm(c, p, look, { from: [-0.035, -0.77], to: at(0.09, 0.27), out: 1, side: 0.62 });
  });

/** Players who stand with their instrument, by name. */
export const MUSICIANS: Record<string, Drawer> = { violinist, guitarist, trumpeter, saxophonist };
