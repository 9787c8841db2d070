import { hex } from '../../paint/colour.js';
import { oval, poly } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { roundThing } from './round.js';

export const beachBall = {
  noun: 'beach ball',
  words: 'beachball, inflatable ball',
  habitat: 'ground',
  home: 'beach',
  verb: 'spin',
  heightMetres: 0.5,
  width: 1,
  sinks: 0.08,
  several: 3,
  isRound: true,
  draw: roundThing('#f4f0e8', (context, paint) => {
    const panels = ['#d9382f', '#f4f0e8', '#2f6fc4', '#f4f0e8', '#f0c53a', '#f4f0e8'].map((code) =>
      hex(code),
    );
    panels.forEach((panel, i) => {
      const [from, to] = [(i / 6) * Math.PI * 2, ((i + 1) / 6) * Math.PI * 2];
      const edge = (angle: number): number[] => [
        Math.cos(angle + 0.25) * 0.34,
        Math.sin(angle + 0.25) * 0.34,
        Math.cos(angle) * 0.72,
        Math.sin(angle) * 0.72,
      ];
      const [a, b] = [edge(from), edge(to)];
      const colour = paint.own && i % 2 === 0 ? paint.own : panel;
      poly(context, paint.light(colour, 0.65), [
        0,
        0,
        ...a,
        Math.cos((from + to) / 2) * 0.75,
        Math.sin((from + to) / 2) * 0.75,
        b[2]!,
        b[3]!,
        b[0]!,
        b[1]!,
      ]);
    });
    oval(context, paint.light([250, 248, 240], 0.7), { x: 0, y: 0, rx: 0.085, ry: 0.085 });
  }),
} as const satisfies Subject;
