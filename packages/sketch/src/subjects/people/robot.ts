import { hex, mix } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  body,
  box,
  darker,
  lamp,
  limb,
  line,
  oval,
  paler,
  rounded,
  type SubjectPaint,
} from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { plate, plateOf } from './plate.js';

export const robot = {
  noun: 'robot',
  words: 'android, cyborg, droid, humanoid, mech, humanoid robot',
  habitat: 'ground',
  home: 'street',
  verb: 'walk',
  heightMetres: 2,
  width: 0.7,
  sinks: 0,
  several: 3,
  draw,
} as const satisfies Subject;

/** A robot on two legs: it walks with stiff joints, and its eyes glow. */
function draw(context: Context, paint: SubjectPaint): void {
  const steel = body(paint, hex('#aab4be'));
  const stride = (paint.seconds * paint.pace + paint.phase) * Math.PI * 2;
  const swing = Math.min(0.5, paint.pace * 0.42);
  const step = Math.sin(stride) * swing;
  const joint = hex('#3b4148');
  context.translate(0, -Math.abs(Math.cos(stride)) * swing * 0.03);
  robotArm(context, paint, { x: -0.02, swing: step, side: 0.15 });
  robotLeg(context, paint, { x: -0.05, swing: -step, side: 0.15 });
  robotLeg(context, paint, { x: 0.06, swing: step, side: 0.6 });
  context.fillStyle = rounded(context, paint, steel, { left: -0.19, right: 0.2 });
  plate(context, { x: -0.185, y: -0.72, w: 0.37, h: 0.3, r: 0.05 });
  box(context, paint.light(joint, 0.5), { x: -0.06, y: -0.71, w: 0.12, h: 0.05 });
  box(context, paint.light(darker(steel), 0.4), { x: -0.13, y: -0.41, w: 0.26, h: 0.035 });
  plateOf(context, paint.light(darker(steel), 0.35), { x: -0.09, y: -0.66, w: 0.2, h: 0.11, r: 0.02 });
  const beat = 0.55 + 0.45 * Math.sin(paint.seconds * 3.2 + paint.phase * 6);
  oval(context, lamp([90, 214, 255], 0.5 + 0.5 * beat), { x: -0.045, y: -0.605, rx: 0.022, ry: 0.022 });
  for (let i = 0; i < 3; i += 1)
    box(context, paint.light(mix(steel, [240, 190, 90], 0.5), 0.6), {
      x: 0.0 + i * 0.033,
      y: -0.59,
      w: 0.02,
      h: 0.035,
    });
  robotHead(context, paint, steel);
  robotArm(context, paint, { x: 0.04, swing: -step, side: 0.75 });
}

function robotHead(context: Context, paint: SubjectPaint, steel: ReturnType<typeof hex>): void {
  line(context, paint.light(darker(steel), 0.5), 0.014, [0.02, -0.94, 0.02, -1]);
  oval(context, lamp([255, 92, 72], 0.6 + 0.4 * Math.sin(paint.seconds * 5)), {
    x: 0.02,
    y: -1,
    rx: 0.02,
    ry: 0.02,
  });
  context.fillStyle = rounded(context, paint, steel, { left: -0.13, right: 0.17 });
  plate(context, { x: -0.13, y: -0.955, w: 0.3, h: 0.215, r: 0.06 });
  plateOf(context, paint.light(darker(steel), 0.4), { x: -0.155, y: -0.89, w: 0.035, h: 0.085, r: 0.012 });
  plateOf(context, paint.light([20, 26, 34], 0.4), { x: -0.035, y: -0.92, w: 0.195, h: 0.095, r: 0.04 });
  for (const x of [0.025, 0.11]) {
    oval(context, lamp([96, 222, 255], 0.35), { x, y: -0.872, rx: 0.036, ry: 0.036 });
    oval(context, lamp([206, 246, 255]), { x, y: -0.872, rx: 0.02, ry: 0.02 });
  }
  for (let i = 0; i < 4; i += 1)
    box(context, paint.light(darker(steel), 0.2), { x: 0.015 + i * 0.033, y: -0.765, w: 0.02, h: 0.03 });
  oval(context, paint.light(paler(paler(steel)), 1, 0.6), { x: 0.08, y: -0.94, rx: 0.055, ry: 0.008 });
}

function robotArm(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; swing: number; side: number },
): void {
  const steel = body(paint, hex('#aab4be'));
  oval(context, paint.light(darker(steel), at.side), { x: at.x * 3.6, y: -0.665, rx: 0.058, ry: 0.058 });
  limb(context, paint.light(steel, at.side), {
    x: at.x * 3.6,
    y: -0.65,
    length: 0.36,
    swing: at.swing * 0.9 + 0.08,
    bend: -0.5,
    width: 0.07,
  });
}

function robotLeg(
  context: Context,
  paint: SubjectPaint,
  at: { x: number; swing: number; side: number },
): void {
  const steel = body(paint, hex('#aab4be'));
  const bend = Math.max(0, at.swing) * 0.9;
  limb(context, paint.light(steel, at.side), {
    x: at.x,
    y: -0.4,
    length: 0.4,
    swing: at.swing,
    bend,
    width: 0.1,
  });
  const foot = {
    x: at.x + Math.sin(at.swing) * 0.208 + Math.sin(at.swing - bend) * 0.2,
    y: -0.4 + Math.cos(at.swing) * 0.208 + Math.cos(at.swing - bend) * 0.2,
  };
  plateOf(context, paint.light(darker(steel), at.side), {
    x: foot.x - 0.055,
    y: foot.y - 0.035,
    w: 0.16,
    h: 0.055,
    r: 0.02,
  });
}
