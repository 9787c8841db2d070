import { css, hex, mix, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { body, type Drawer, type SubjectPaint } from '../drawing/shapes.js';

export const RADIUS = 0.5;

/** A ball whose skin rolls while its light stays: `skin` paints on a disc of radius 0.5 round the origin. */
export function roundThing(
  usual: string,
  skin: (context: Context, paint: SubjectPaint, colour: Rgb) => void,
  gloss = 0.75,
): Drawer {
  return (context, paint) => {
    const colour = body(paint, hex(usual));
    context.save();
    context.translate(0, -RADIUS);
    context.beginPath();
    context.arc(0, 0, RADIUS, 0, Math.PI * 2);
    context.clip();
    context.fillStyle = paint.light(colour, 1);
    context.fillRect(-RADIUS, -RADIUS, 1, 1);
    context.save();
    context.rotate(paint.roll ?? 0);
    skin(context, paint, colour);
    context.restore();
    turnToLight(context, paint, { colour, gloss });
    context.restore();
  };
}

/** Shade on one side, light from the ground below, and the sun's spot. */
function turnToLight(context: Context, paint: SubjectPaint, at: { colour: Rgb; gloss: number }): void {
  const shade = context.createRadialGradient(0.17, -0.2, 0.05, 0.04, -0.05, 0.62);
  shade.addColorStop(0, css([8, 8, 20], 0));
  shade.addColorStop(0.45, css([8, 8, 20], 0.06));
  shade.addColorStop(0.8, css([8, 8, 24], 0.42));
  shade.addColorStop(1, css([8, 8, 26], 0.66));
  context.fillStyle = shade;
  context.fillRect(-RADIUS, -RADIUS, 1, 1);
  const bounced = context.createRadialGradient(-0.1, 0.62, 0.1, -0.1, 0.5, 0.5);
  bounced.addColorStop(0, paint.light(mix(at.colour, hex('#a3b070'), 0.5), 0.5, 0.35));
  bounced.addColorStop(1, paint.light(at.colour, 0.4, 0));
  context.fillStyle = bounced;
  context.fillRect(-RADIUS, -RADIUS, 1, 1);
  const lit = context.createRadialGradient(0.17, -0.22, 0, 0.17, -0.22, 0.3);
  lit.addColorStop(0, paint.light([255, 252, 244], 1, at.gloss));
  lit.addColorStop(0.16, paint.light([255, 252, 244], 1, Number((at.gloss * 0.55).toFixed(2))));
  lit.addColorStop(1, paint.light([255, 252, 244], 1, 0));
  context.fillStyle = lit;
  context.fillRect(-RADIUS, -RADIUS, 1, 1);
}

/** A seam that bows so far aside, from top to bottom. */
export function arcOf(bow: number): number[] {
  return Array.from({ length: 15 }, (_, i) => {
    const y = -0.52 + i * 0.0743;
    return [bow * (1 - (y / 0.52) ** 2), y];
  }).flat();
}
