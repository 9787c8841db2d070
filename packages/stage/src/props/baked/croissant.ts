import type { BufferGeometry } from 'three';
import { made } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { bent, between, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { CRUST, TABLE } from './shapes.js';

/** Dough rolled up, `steps` along and `sides` round. */
export function rolled(steps: number, sides: number): BufferGeometry {
  const points = Array.from({ length: 9 }, (_, i) => {
    const angle = -1.9 + (i / 8) * 3.8;
    return [Math.sin(angle) * 0.055, 0.022, -Math.cos(angle) * 0.05 + 0.02] as const;
  });
  const rolls = swept(
    points,
    (t) => {
      const across = Math.abs(t - 0.5) * 2;
      const ridge = 1 - 0.16 * Math.abs(((t * 9) % 1) - 0.35) * 2;
      return (0.007 + 0.019 * (1 - across ** 1.5)) * ridge;
    },
    { steps, sides, flat: 0.85 },
  );
  const lifted = bent(rolls, (at) => at.setY(Math.max(at.y, 0.0015)));
  return tinted(lifted, (x, y, z) =>
    between(CRUST, 0.4 + 0.5 * rough(x * 45, y * 90, z * 45) + 0.2 * step(0.02, 0.045, y)),
  );
}

export const CROISSANT_PROP: Prop = {
  noun: 'croissant',
  words: ['pastry'],
  size: [0.13, 0.0462, 0.0879],
  stands: TABLE,
  paints: [],
  build: made((kit) => void kit.add('crust', rolled(130, 24), matter('food', '#ffffff'))),
};
