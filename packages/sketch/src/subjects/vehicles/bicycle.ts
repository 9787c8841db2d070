import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, body, type Drawer, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const bicycle = {
  noun: 'bicycle',
  words:
    'bike, cyclist, bike rider, bicyclist, man on a bicycle, woman on a bicycle, girl on a bike, boy on a bike',
  habitat: 'ground',
  home: 'street',
  verb: 'drive',
  heightMetres: 1.7,
  width: 1.2,
  sinks: 0,
  several: 3,
  carries: true,
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  const frame = body(paint, hex('#2f6f8f'));
  const turn = paint.seconds * paint.pace * 5;
  for (const x of [-0.42, 0.42]) {
    context.strokeStyle = paint.light([30, 30, 34], 0.5);
    context.lineWidth = 0.035;
    context.beginPath();
    context.arc(x, -0.28, 0.26, 0, Math.PI * 2);
    context.stroke();
    for (let i = 0; i < 6; i += 1)
      line(context, paint.light([170, 172, 176], 0.6), 0.006, [
        x,
        -0.28,
        x + Math.cos(turn + i) * 0.25,
        -0.28 + Math.sin(turn + i) * 0.25,
      ]);
  }
  line(
    context,
    paint.light(frame, 0.6),
    0.035,
    [-0.42, -0.28, -0.14, -0.66, 0.3, -0.68, -0.02, -0.28, -0.42, -0.28],
  );
  line(context, paint.light(frame, 0.5), 0.035, [-0.14, -0.66, -0.02, -0.28]);
  line(context, paint.light(frame, 0.8), 0.035, [0.42, -0.28, 0.28, -0.8, 0.36, -0.86]);
  line(context, paint.light([40, 32, 28], 0.4), 0.05, [-0.24, -0.74, -0.06, -0.74]);
  if (paint.pace > 0) rider(context, paint, turn);
}

/** Whoever pedals: knees that go round with the cranks, hands on the bar. */
function rider(context: Parameters<Drawer>[0], paint: Parameters<Drawer>[1], turn: number): void {
  const coat = hex(
    ['#b5493a', '#3f6f9c', '#4f7a4a', '#c9973a'][Math.floor(paint.phase * 4) % 4] ?? '#b5493a',
  );
  for (const [side, half] of [
    [0.15, Math.PI],
    [0.6, 0],
  ] as const) {
    const footX = -0.02 + Math.cos(turn * 0.5 + half) * 0.12;
    const footY = -0.26 + Math.sin(turn * 0.5 + half) * 0.12;
    line(context, paint.light(hex('#2f3648'), side), 0.085, [
      -0.14,
      -0.76,
      (footX - 0.14) / 2 + 0.17,
      (footY - 0.76) / 2 - 0.03,
      footX,
      footY,
    ]);
  }
  blob(
    context,
    paint.light(coat, 0.5),
    [-0.24, -0.72, -0.22, -0.98, -0.02, -1.22, 0.1, -1.18, 0.08, -0.98, -0.04, -0.72],
  );
  line(context, paint.light(coat, 0.8), 0.07, [0.02, -1.12, 0.18, -0.92, 0.34, -0.86]);
  oval(context, paint.light(hex('#e0b08c'), 0.75), { x: 0.11, y: -1.32, rx: 0.085, ry: 0.1 });
  blob(
    context,
    paint.light(hex('#3a4a6a'), 0.6),
    [0, -1.34, 0.02, -1.45, 0.13, -1.48, 0.22, -1.38, 0.12, -1.36],
  );
}
