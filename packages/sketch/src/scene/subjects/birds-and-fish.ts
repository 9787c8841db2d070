import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../part.js';
import { blob, body, darker, line, oval, poly, type Drawer, type SubjectPaint } from './shapes.js';

function beat(paint: SubjectPaint): number {
  return Math.sin((paint.seconds * Math.max(0.5, paint.pace) + paint.phase) * Math.PI * 2);
}

/** A flying bird from the side: the wings beat, glide, and beat again. */
function flyingBird(back: string, wingTip: string, shape: { span: number; neck: number; tail: number }): Drawer {
  return (context, paint) => {
    const rest = 0.5 + 0.5 * Math.sin(paint.seconds * 0.6 + paint.phase * 11);
    const flap = beat(paint) * (0.35 + 0.65 * rest);
    const colour = body(paint, hex(back));
    const tip = paint.own ? darker(colour) : hex(wingTip);
    context.translate(0, -0.5 + flap * 0.04);
    wing(context, paint, { reach: shape.span * 0.92, flap: 0.62 + flap * 0.4, colour: darker(colour), tip, x: 0.05 });
    blob(context, paint.light(colour, 0.55), [-0.34 - shape.tail, 0.05, -0.3, -0.04, 0.05, -0.1, 0.26 + shape.neck * 0.4, -0.07, 0.34 + shape.neck, -0.02, 0.24, 0.06, -0.05, 0.1, -0.3 - shape.tail, 0.1]);
    oval(context, paint.light(colour, 0.8), { x: 0.3 + shape.neck, y: -0.05, rx: 0.075, ry: 0.06 });
    poly(context, paint.light(hex('#e0a23a'), 0.7), [0.35 + shape.neck, -0.07, 0.46 + shape.neck, -0.03, 0.35 + shape.neck, -0.015]);
    // Seen a little from above: the near wing hangs lower than the far one.
    wing(context, paint, { reach: shape.span, flap: flap * 0.6 - 0.42, colour, tip, x: 0 });
  };
}

/** A wing that bends at the wrist and ends in a point; swept back the more, the lower it beats. */
function wing(context: Context, paint: SubjectPaint, at: { reach: number; flap: number; colour: Rgb; tip: Rgb; x: number }): void {
  const { x } = at;
  const y = -at.reach * 1.28 * at.flap;
  const bend = -at.reach * (at.flap * 0.62 + 0.16);
  const back = 0.16 + 0.3 * (1 - Math.min(1, Math.abs(at.flap)));
  const tip = x - back;
  blob(context, paint.light(at.colour, 0.5 + at.flap * 0.4), [x + 0.2, -0.03, x + 0.17, bend * 0.6, x + 0.08, bend, tip, y, tip, y, x - 0.15, bend * 0.92 + (y - bend) * 0.42, x - 0.22, bend * 0.5, x - 0.2, 0.03]);
  blob(context, paint.light(at.tip, 0.3), [x + 0.0, bend + (y - bend) * 0.42, tip, y, tip, y, x - 0.13, bend + (y - bend) * 0.5, x - 0.1, bend + (y - bend) * 0.4]);
}

/** A swimmer with an arched neck. */
function waterBird(coat: string, neck: number, bill: string): Drawer {
  return (context, paint) => {
    const colour = body(paint, hex(coat));
    blob(context, paint.light(colour, 0.55), [-0.5, -0.26, -0.56, -0.36, -0.2, -0.4, 0.2, -0.34, 0.36, -0.16, 0.28, 0.02, -0.28, 0.03, -0.46, -0.1]);
    blob(context, paint.light(colour, 0.95), [-0.44, -0.28, -0.1, -0.38, 0.14, -0.26, 0, -0.12, -0.3, -0.14]);
    line(context, paint.light(colour, 0.7), 0.1, [0.24, -0.2, 0.36, -0.3 - neck * 0.3, 0.27, -0.4 - neck * 0.55, 0.36, -0.5 - neck * 0.5]);
    oval(context, paint.light(colour, 0.8), { x: 0.38, y: -0.5 - neck * 0.5, rx: 0.09, ry: 0.07 });
    poly(context, paint.light(hex(bill), 0.7), [0.44, -0.54 - neck * 0.5, 0.6, -0.47 - neck * 0.5, 0.44, -0.46 - neck * 0.5]);
    oval(context, paint.light([15, 12, 10], 0.2), { x: 0.4, y: -0.52 - neck * 0.5, rx: 0.014, ry: 0.014 });
  };
}

const penguin: Drawer = (context, paint) => {
  const coat = body(paint, hex('#23262e'));
  const waddle = beat(paint) * Math.min(0.1, paint.pace * 0.08);
  context.rotate(waddle);
  blob(context, paint.light(coat, 0.4), [-0.24, -0.04, -0.3, -0.5, -0.16, -0.86, 0, -1, 0.18, -0.88, 0.28, -0.5, 0.22, -0.04]);
  blob(context, paint.light([245, 243, 236], 0.75), [-0.08, -0.05, -0.1, -0.5, 0.04, -0.74, 0.22, -0.52, 0.2, -0.06]);
  blob(context, paint.light(coat, 0.2), [-0.16, -0.66, -0.34, -0.4 - waddle, -0.3, -0.3, -0.14, -0.36]);
  poly(context, paint.light(hex('#eda02e'), 0.7), [0.14, -0.9, 0.32, -0.85, 0.14, -0.82]);
  for (const x of [-0.08, 0.12]) oval(context, paint.light(hex('#eda02e'), 0.5), { x, y: -0.02, rx: 0.1, ry: 0.03 });
  oval(context, paint.light([250, 250, 250], 0.9), { x: 0.09, y: -0.9, rx: 0.025, ry: 0.025 });
};

const butterfly: Drawer = (context, paint) => {
  const colour = body(paint, hex('#e8812a'));
  const open = 0.35 + 0.65 * Math.abs(beat(paint));
  context.translate(0, -0.5);
  for (const side of [-1, 1]) {
    context.save();
    context.scale(side * open, 1);
    blob(context, paint.light(colour, 0.8), [0, 0, 0.2, -0.44, 0.52, -0.46, 0.5, -0.1, 0.2, 0.02]);
    blob(context, paint.light(darker(colour), 0.7), [0, 0.02, 0.3, 0.02, 0.42, 0.26, 0.24, 0.42, 0.04, 0.2]);
    for (const [x, y] of [[0.36, -0.34], [0.28, 0.22]] as const) oval(context, paint.light([250, 246, 236], 0.9), { x, y, rx: 0.05, ry: 0.05 });
    context.restore();
  }
  oval(context, paint.light([30, 24, 22], 0.3), { x: 0, y: 0, rx: 0.03, ry: 0.26 });
};

/** Birds and butterflies by name. */
export const BIRDS_AND_FISH: Record<string, Drawer> = {
  bird: flyingBird('#4a4f5c', '#24262e', { span: 0.42, neck: 0, tail: 0.06 }),
  seagull: flyingBird('#f1f2f0', '#3a3d44', { span: 0.5, neck: 0, tail: 0.02 }),
  eagle: flyingBird('#5a4130', '#2a1f18', { span: 0.56, neck: 0.02, tail: 0.1 }),
  crane: flyingBird('#ece9e2', '#2a2a30', { span: 0.5, neck: 0.22, tail: 0.02 }),
  duck: waterBird('#7a6248', 0.25, '#e0a23a'),
  penguin, butterfly,
};
