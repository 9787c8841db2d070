import { hex, type Rgb } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, box, darker, line, oval, poly, type SubjectPaint, tube } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { arm, lookOf } from './musician-figure.js';
import { seated } from './seated-player.js';

export const pianist = {
  noun: 'pianist',
  words: 'piano player, keyboard player, keyboardist, organist',
  habitat: 'ground',
  home: 'hills',
  verb: 'stand',
  heightMetres: 1.5,
  width: 1.9,
  sinks: 0,
  several: 3,
  plays: 'piano, grand piano, upright piano, keyboard, musical keyboard, synthesizer, organ',
  stays: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const look = lookOf(paint);
  const beat = paint.seconds * 3.6 + paint.phase * 9;
  const lean = 0.03 + Math.sin(beat * 0.35) * 0.025;
  const key = (turn: number): [number, number] => [
    -0.13 + Math.sin(turn * 0.6) * 0.03,
    -0.52 - Math.max(0, Math.sin(turn * 2)) * 0.022,
  ];
  context.translate(-0.12, 0);
  arm(context, paint, look, { from: [-0.4 + lean, -0.69], to: key(beat + 1.7), out: 1, side: 0.2 });
  grandPiano(context, paint);
  seated(context, paint, look, { x: -0.46, seat: -0.37, lean, nod: 0.16 + Math.sin(beat * 0.5) * 0.05 });
  arm(context, paint, look, { from: [-0.45 + lean, -0.685], to: key(beat), out: 1, side: 0.65 });
}

/** A grand piano from its keys on the left to its tail, its lid propped open. */
function grandPiano(context: Context, paint: SubjectPaint): void {
  const lacquer: Rgb = paint.own ?? hex('#1d1c22');
  const shine = paint.light(hex('#8a90a0'), 0.9);
  for (const [x, side] of [
    [0.02, 0.4],
    [0.86, 0.4],
    [0.5, 0.15],
  ] as const) {
    tube(context, paint.light(lacquer, side), [x, -0.44, 0.04, x, -0.2, 0.022, x, -0.03, 0.028]);
    oval(context, paint.light(hex('#c89a3a'), 0.7), { x, y: -0.012, rx: 0.022, ry: 0.014 });
  }
  poly(context, paint.light(darker(lacquer), 0.1), [0, -0.62, 0.24, -1.02, 1.02, -0.86, 0.98, -0.6]);
  poly(context, paint.light(lacquer, 0.9), [0, -0.62, 0.24, -1.02, 0.27, -1.015, 0.04, -0.62]);
  line(context, shine, 0.008, [0.25, -1.016, 1.02, -0.858]);
  poly(context, paint.light(hex('#b8863a'), 0.5), [0.02, -0.61, 0.96, -0.6, 0.88, -0.66, 0.1, -0.68]);
  for (let i = 0; i < 9; i += 1)
    line(context, paint.light(hex('#f0d890'), 0.7), 0.004, [0.1 + i * 0.05, -0.665, 0.3 + i * 0.07, -0.61]);
  line(context, paint.light(lacquer, 0.6), 0.014, [0.62, -0.6, 0.5, -0.94]);
  const side = context.createLinearGradient(0, -0.62, 0, -0.42);
  for (const [stop, light] of [
    [0, 1],
    [0.25, 0.35],
    [1, 0.1],
  ] as const)
    side.addColorStop(stop, paint.light(lacquer, light));
  blob(
    context,
    side,
    [-0.02, -0.62, 0.4, -0.62, 0.98, -0.62, 1.05, -0.56, 1.02, -0.46, 0.9, -0.43, 0.3, -0.42, -0.02, -0.42],
  );
  line(context, shine, 0.006, [0.02, -0.612, 0.94, -0.605]);
  box(context, paint.light(lacquer, 0.5), { x: -0.19, y: -0.44, w: 0.22, h: 0.06 });
  poly(context, paint.light([246, 242, 232], 0.8), [-0.19, -0.5, 0, -0.51, 0, -0.535, -0.17, -0.522]);
  for (let i = 0; i < 7; i += 1)
    line(context, paint.light([24, 22, 24], 0.3), 0.006, [
      -0.16 + i * 0.023,
      -0.519 - i * 0.001,
      -0.15 + i * 0.023,
      -0.527,
    ]);
  poly(context, paint.light([244, 240, 230], 0.7), [0.06, -0.63, 0.11, -0.78, 0.2, -0.76, 0.15, -0.63]);
}
