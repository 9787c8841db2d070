import type { BufferGeometry } from 'three';
import type { Maker } from '../kit/maker.js';
import type { Place } from '../kit/prop.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

export const CRUST = ['#f0c27a', '#d68f3f', '#a85f22', '#7a3d14'];

/** Sweets strewn over a surface that `place` gives for two numbers in 0..1. */
export function sprinkles(
  kit: Maker,
  count: number,
  place: (a: number, b: number) => readonly [number, number, number],
): BufferGeometry {
  const tones = ['#ff5a7a', '#ffd23c', '#4ac4f0', '#7ad65a', '#ffffff', '#b06af0'] as const;
  return merged(
    Array.from({ length: count }, () => {
      const one = tinted(
        swept(
          [
            [-0.0022, 0, 0],
            [0.0022, 0, 0],
          ],
          0.00085,
          { sides: 6, steps: 1 },
        ),
        kit.pick(tones),
      );
      return placed(one, {
        at: place(kit.random(), kit.random()),
        turn: [kit.between(-0.4, 0.4), kit.between(0, 6), kit.between(-0.3, 0.3)],
      });
    }),
  );
}
