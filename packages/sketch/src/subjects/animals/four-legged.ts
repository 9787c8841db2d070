import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import {
  blob,
  body,
  type Drawer,
  limb,
  oval,
  pixelsOf,
  type SubjectPaint,
  TINY_PIXELS,
} from '../drawing/shapes.js';
import type { Build } from './build.js';
import { extras, furOf, legColour } from './coat.js';
import { drawHead } from './head.js';
import { drawLeg } from './legs.js';
import { drawRider } from './rider.js';
import { drawTail } from './tail.js';

/** Draws the animal of this build. */
export function fourLegged(build: Build): Drawer {
  return (context, paint) => drawQuadruped(context, paint, build);
}

/** What the parts of a moving body need to know. */
interface Gait {
  readonly lift: number;
  readonly stride: number;
  readonly swing: number;
  readonly coat: Rgb;
  readonly tiny: boolean;
  /** How far the head is turned against the body, in radians. */
  readonly headTurn?: number;
}

function drawQuadruped(context: Context, paint: SubjectPaint, build: Build): void {
  const stride = (paint.seconds * paint.pace + paint.phase) * Math.PI * 2;
  const swing = Math.min(0.75, paint.pace * 0.32);
  const gait = {
    lift: -build.leg - Math.abs(Math.sin(stride)) * swing * 0.09,
    stride,
    swing,
    coat: body(paint, hex(build.coat)),
    tiny: pixelsOf(context) < TINY_PIXELS,
  };
  if (paint.verb === 'dance') danceUpright(context, paint, build, gait);
  else goOnFours(context, paint, build, gait);
}

function goOnFours(context: Context, paint: SubjectPaint, build: Build, gait: Gait): void {
  const [half] = build.trunk;
  const { lift, stride, swing, coat, tiny } = gait;
  context.save();
  context.rotate(Math.sin(stride * 2) * swing * 0.05);
  for (const [x, shift] of [
    [half * 0.72, 0.5],
    [-half * 0.72, 1],
  ] as const)
    drawLeg(context, paint, build, {
      x,
      y: lift,
      phase: stride + shift * Math.PI + 2.6,
      swing,
      side: 0.1,
      coat,
      tiny,
    });
  trunkAndHead(context, paint, build, gait);
  if (paint.rider)
    drawRider(context, paint, {
      x: -half * 0.02,
      y: lift - build.trunk[1] * 1.35 - (build.hump ? 0.1 : 0),
      bob: Math.sin(stride * 2) * swing * 0.02,
      size: build.trunkNose ? 0.42 : 0.62,
    });
  for (const [x, shift] of [
    [half * 0.62, 0],
    [-half * 0.62, 0.55],
  ] as const)
    drawLeg(context, paint, build, {
      x,
      y: lift,
      phase: stride + shift * Math.PI,
      swing,
      side: 0.62,
      coat,
      tiny,
    });
  context.restore();
}

/** On the hind legs, paws in the air. */
function danceUpright(context: Context, paint: SubjectPaint, build: Build, gait: Gait): void {
  const [half] = build.trunk;
  const { lift, coat, tiny } = gait;
  const beat = paint.seconds * 4.2 + paint.phase * 6;
  const hip = -half * 0.66;
  const onHind = (x: number, side: number, kick: number): void =>
    drawLeg(context, paint, build, { x, y: lift, phase: beat + kick, swing: 0.22, side, coat, tiny });
  const paw = (x: number, side: number, kick: number): void =>
    limb(context, paint.light(legColour(build, coat), side), {
      x,
      y: lift - 0.03,
      length: build.leg * 0.86,
      swing: 0.7 + Math.sin(beat + kick) * 0.5,
      bend: -0.8,
      width: build.legWidth,
    });
  context.translate(half * 0.45, 0);
  onHind(hip + half * 0.16, 0.1, 0);
  context.save();
  context.translate(hip, lift);
  context.rotate(-1 - 0.1 * Math.sin(beat));
  context.translate(-hip, -lift);
  paw(half * 0.7, 0.1, 0);
  trunkAndHead(context, paint, build, { ...gait, swing: 0.2, headTurn: 0.66 + 0.14 * Math.sin(beat * 0.5) });
  paw(half * 0.58, 0.62, 2.4);
  context.restore();
  onHind(hip, 0.62, Math.PI);
}

function trunkAndHead(context: Context, paint: SubjectPaint, build: Build, gait: Gait): void {
  const { lift, coat } = gait;
  const [half, thick] = build.trunk;
  drawTail(context, paint, build, { x: -half, y: lift - thick * 0.6, stride: gait.stride, coat });
  if (build.udder)
    oval(context, paint.light(hex('#e6b0a8'), 0.5), {
      x: -half * 0.45,
      y: lift + thick * 0.22,
      rx: thick * 0.36,
      ry: thick * 0.26,
    });
  const fur = furOf(context, paint, build, { lift, coat });
  blob(context, fur, [
    -half * 1.1,
    lift - thick * 0.4,
    -half * 0.84,
    lift - thick * 1.66,
    -half * 0.1,
    lift - thick * 1.36,
    half * 0.75,
    lift - thick * 1.66,
    half * 1.18,
    lift - thick * 0.7,
    half * 0.74,
    lift + thick * 0.44,
    -half * 0.1,
    lift + thick * 0.3,
    -half * 0.78,
    lift + thick * 0.34,
  ]);
  if (build.belly)
    blob(context, paint.light(hex(build.belly), 0.4), [
      -half * 0.6,
      lift + thick * 0.12,
      0,
      lift - thick * 0.02,
      half * 0.6,
      lift - thick * 0.3,
      half * 1.12,
      lift - thick * 0.9,
      half * 1.08,
      lift - thick * 0.2,
      half * 0.6,
      lift + thick * 0.4,
      -half * 0.3,
      lift + thick * 0.36,
    ]);
  // Marks of the coat lie within its outline.
  if (!gait.tiny || build.hump || build.wool) extras(context, paint, build, { lift, coat });
  context.save();
  context.translate(half * 1.02, lift - thick * 0.9);
  context.rotate(gait.headTurn ?? 0);
  context.translate(-half * 1.02, -lift + thick * 0.9);
  drawHead(context, paint, build, { lift: lift - thick, stride: gait.stride * gait.swing, coat, fur });
  context.restore();
}
