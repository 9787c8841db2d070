import { hex } from '../../paint/colour.js';
import type { Context } from '../../paint/context.js';
import { blob, lamp, line, oval, type SubjectPaint } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';

export const campfire = {
  noun: 'campfire',
  words: 'bonfire, camp fire, fire, flame',
  habitat: 'ground',
  home: 'forest',
  verb: 'burn',
  heightMetres: 1,
  width: 1,
  sinks: 0,
  several: 3,
  stays: true,
  shine: ({ flicker }) => ({ up: 0.4, reach: 3.2, colour: [1, 0.58, 0.2], strength: 0.62 * flicker }),
  sound: 'fire',
  draw,
} as const satisfies Subject;

function draw(context: Context, paint: SubjectPaint): void {
  for (const [a, b] of [
    [-0.5, 0.34],
    [0.5, -0.34],
    [-0.3, 0.5],
  ] as const)
    line(context, paint.light(hex('#4f3524'), 0.4), 0.13, [a, 0, b, -0.16]);
  const flames = [
    [255, 120, 30],
    [255, 176, 60],
    [255, 236, 160],
  ] as const;
  flames.forEach((fire, layer) => {
    for (let i = 0; i < 5 - layer; i += 1) {
      const x = (i - (4 - layer) / 2) * 0.15;
      const tall =
        (0.95 - layer * 0.27 - Math.abs(x) * 0.9) *
        (0.82 + 0.18 * Math.sin(paint.seconds * (8 + i) + i * 2 + paint.phase * 9));
      const lean = Math.sin(paint.seconds * 5 + i * 1.7) * 0.06;
      blob(context, lamp(fire, 0.85), [
        x - 0.13,
        -0.06,
        x - 0.1,
        -tall * 0.45,
        x + lean,
        -tall,
        x + lean,
        -tall,
        x + 0.1,
        -tall * 0.4,
        x + 0.13,
        -0.06,
      ]);
    }
  });
  for (let i = 0; i < 14; i += 1) {
    const age = (paint.seconds * 0.5 + i / 14) % 1;
    oval(context, lamp([255, 190, 90], 0.9 * (1 - age)), {
      x: Math.sin(i * 2.4 + paint.seconds) * 0.3 * age + Math.sin(i) * 0.1,
      y: -0.5 - age * 1.3,
      rx: 0.014,
      ry: 0.014,
    });
  }
}
