import { css, hex, mix } from '../../paint/colour.js';
import { blob, body, darker, line, oval, paler, poly, type Drawer, type SubjectPaint } from './shapes.js';
import { whale } from './whale.js';

function beat(paint: SubjectPaint): number {
  return Math.sin((paint.seconds * Math.max(0.5, paint.pace) + paint.phase) * Math.PI * 2);
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

/** A fish: the tail beats, the body follows. */
function fish(back: string, belly: string, shape: { depth: number; tail: number; fin: number; stripes: boolean }): Drawer {
  return (context, paint) => {
    const colour = body(paint, hex(back));
    const bend = beat(paint) * 0.07;
    const { depth } = shape;
    context.translate(0, -0.5);
    poly(context, paint.light(darker(colour), 0.5), [-0.52, bend, -0.82, -shape.tail + bend * 2.6, -0.74, bend * 2.2, -0.82, shape.tail + bend * 2.6]);
    poly(context, paint.light(darker(colour), 0.6), [-0.2, -depth * 0.8, -0.02, -depth - shape.fin, 0.16, -depth * 0.86]);
    blob(context, paint.light(colour, 0.5), [-0.6, bend, -0.3, -depth * 0.78, 0.1, -depth * 1.12, 0.48, -depth * 0.55, 0.64, 0.02, 0.46, depth * 0.55, 0.05, depth, -0.34, depth * 0.6]);
    blob(context, paint.light(hex(belly), 0.75), [-0.42, depth * 0.2, 0, depth * 0.2, 0.56, depth * 0.12, 0.4, depth * 0.56, 0.05, depth * 0.96, -0.3, depth * 0.6]);
    blob(context, paint.light(paler(colour), 0.95), [-0.3, -depth * 0.6, 0.1, -depth * 0.98, 0.4, -depth * 0.6, 0.1, -depth * 0.72]);
    if (shape.stripes) for (const x of [-0.16, 0.08, 0.3]) blob(context, paint.light(paler(paler(colour)), 0.8), [x, -depth * 0.86, x + 0.06, -depth * 0.86, x + 0.04, depth * 0.8, x - 0.02, depth * 0.8]);
    poly(context, paint.light(darker(colour), 0.4), [0.12, depth * 0.3, -0.08, depth + shape.fin * 0.7 + bend, 0.22, depth * 0.55]);
    oval(context, paint.light([250, 250, 245], 0.8), { x: 0.46, y: -depth * 0.18, rx: 0.038, ry: 0.038 });
    oval(context, paint.light([12, 12, 16], 0.3), { x: 0.47, y: -depth * 0.18, rx: 0.02, ry: 0.022 });
  };
}

const jellyfish: Drawer = (context, paint) => {
  const colour = body(paint, hex('#d58fe0'));
  const pulse = beat(paint) * 0.06;
  for (let i = 0; i < 7; i += 1) {
    const x = -0.24 + i * 0.08;
    const sway = Math.sin(paint.seconds * 1.6 + i + paint.phase * 7) * 0.06;
    line(context, css(mix(colour, [255, 255, 255], 0.25), 0.62), 0.02, [x, -0.58, x + sway, -0.35, x - sway, -0.15, x + sway * 1.4, 0]);
  }
  blob(context, css(colour, 0.82), [-0.34 - pulse, -0.54, -0.3, -0.86, 0, -1.04 + pulse, 0.3, -0.86, 0.34 + pulse, -0.54, 0, -0.62]);
  blob(context, css(paler(colour), 0.8), [-0.2, -0.74, -0.08, -0.94, 0.12, -0.94, 0.1, -0.8]);
};

const turtle: Drawer = (context, paint) => {
  const shell = body(paint, hex('#5f7a45'));
  const skin = hex('#8aa06a');
  const row = beat(paint) * 0.2;
  context.translate(0, -0.4);
  blob(context, paint.light(skin, 0.4), [0.2, 0.1, 0.5, 0.36 + row, 0.4, 0.46 + row, 0.06, 0.2]);
  blob(context, paint.light(skin, 0.3), [-0.36, 0.1, -0.62, 0.3 - row, -0.54, 0.36 - row, -0.2, 0.2]);
  oval(context, paint.light(skin, 0.7), { x: 0.66, y: -0.02, rx: 0.16, ry: 0.11 });
  blob(context, paint.light(shell, 0.5), [-0.6, 0.1, -0.4, -0.3, 0.1, -0.42, 0.48, -0.2, 0.58, 0.08, 0, 0.24]);
  for (const [x, y] of [[-0.3, -0.1], [0, -0.18], [0.26, -0.08], [-0.1, 0.06]] as const) oval(context, paint.light(paler(shell), 0.6), { x, y, rx: 0.11, ry: 0.08 });
  oval(context, paint.light([12, 12, 12], 0.2), { x: 0.72, y: -0.05, rx: 0.02, ry: 0.02 });
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

/** Birds, fish and the like by name. */
export const BIRDS_AND_FISH: Record<string, Drawer> = {
  swan: waterBird('#f6f4ee', 1, '#e8812a'),
  fish: fish('#f08a3a', '#ffe2b8', { depth: 0.26, tail: 0.24, fin: 0.1, stripes: true }),
  shark: fish('#5f6f7d', '#cfd8dd', { depth: 0.17, tail: 0.3, fin: 0.22, stripes: false }),
  dolphin: fish('#62788c', '#d5dee4', { depth: 0.16, tail: 0.16, fin: 0.16, stripes: false }),
  whale, jellyfish, turtle, butterfly,
};
