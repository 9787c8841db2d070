import { darker, line, poly } from '../drawing/shapes.js';
import type { Subject } from '../subject.js';
import { roundThing } from './round.js';

export const football = {
  noun: 'football',
  words: 'soccer ball, soccerball',
  habitat: 'ground',
  home: 'hills',
  verb: 'spin',
  heightMetres: 0.3,
  width: 1,
  sinks: 0.16,
  several: 3,
  isRound: true,
  draw: roundThing(
    '#f4f2ec',
    (context, paint, colour) => {
      const black = paint.light([26, 27, 32], 0.4);
      const pentagon = (x: number, y: number, r: number, turn: number, flat: number): void => {
        const points = Array.from({ length: 5 }, (_, i) => {
          const angle = turn + (i / 5) * Math.PI * 2;
          const [px, py] = [Math.cos(angle) * r * flat, Math.sin(angle) * r];
          const way = Math.atan2(y, x);
          return [x + px * Math.cos(way) - py * Math.sin(way), y + px * Math.sin(way) + py * Math.cos(way)];
        });
        poly(context, black, points.flat());
      };
      const seam = paint.light(darker(colour), 0.4);
      for (let i = 0; i < 5; i += 1) {
        const angle = (i / 5) * Math.PI * 2 - Math.PI / 2;
        line(context, seam, 0.014, [
          Math.cos(angle) * 0.15,
          Math.sin(angle) * 0.15,
          Math.cos(angle) * 0.27,
          Math.sin(angle) * 0.27,
        ]);
        for (const side of [-1, 1])
          line(context, seam, 0.014, [
            Math.cos(angle) * 0.27,
            Math.sin(angle) * 0.27,
            Math.cos(angle + side * 0.42) * 0.37,
            Math.sin(angle + side * 0.42) * 0.37,
            Math.cos(angle + side * 0.4) * 0.5,
            Math.sin(angle + side * 0.4) * 0.5,
          ]);
        pentagon(
          Math.cos(angle + Math.PI / 5) * 0.42,
          Math.sin(angle + Math.PI / 5) * 0.42,
          0.13,
          Math.PI,
          0.6,
        );
      }
      poly(
        context,
        black,
        Array.from({ length: 5 }, (_, i) => [
          Math.cos((i / 5) * Math.PI * 2 - Math.PI / 2) * 0.16,
          Math.sin((i / 5) * Math.PI * 2 - Math.PI / 2) * 0.16,
        ]).flat(),
      );
    },
    0.5,
  ),
} as const satisfies Subject;
