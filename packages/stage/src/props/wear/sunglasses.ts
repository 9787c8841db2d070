import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt, outline, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { STANDS } from './shapes.js';

function sunglasses(kit: Maker): void {
  const frame = kit.main('gloss', '#1a1210');
  const lens = (side: number, grow: number) =>
    outline([
      [side * (0.006 - grow), 0.011 + grow, 0.012],
      [side * (0.058 + grow), 0.017 + grow, 0.014],
      [side * (0.053 + grow), -0.02 - grow, 0.022],
      [side * (0.014 - grow), -0.021 - grow, 0.02],
    ]);
  const rims = [-1, 1].map((side) => {
    const shape = lens(side, 0.0042);
    shape.holes.push(lens(side, -0.0006));
    return slab(shape, 0.0052, 0.0014, 24);
  });
  const lift = (made: BufferGeometry) => made.translate(0, 0.026, 0.07);
  kit.add('frame', lift(merged(rims)), frame);
  kit.add(
    'lenses',
    lift(merged([-1, 1].map((side) => slab(lens(side, 0), 0.0016, 0.0004, 24)))),
    matter('darkGlass', '#2a1a10'),
  );
  kit.add(
    'bridge',
    swept(triples('-0.006 0.034 0.07, 0 0.0365 0.0715, 0.006 0.034 0.07'), 0.0028, { sides: 14 }),
    frame,
  );
  const arm = (side: number) =>
    swept(
      [
        [side * 0.062, 0.042, 0.069],
        [side * 0.068, 0.043, 0.062],
        [side * 0.067, 0.041, -0.02],
        [side * 0.062, 0.032, -0.056],
        [side * 0.06, 0.006, -0.074],
      ],
      (t) => 0.0024 + 0.001 * step(0.7, 1, t),
      { sides: 12, steps: 50, flat: 1.7, tension: 0.3 },
    );
  kit.add('arms', merged([arm(-1), arm(1)]), frame);
  kit.add(
    'studs',
    merged([-1, 1].map((side) => boxAt([0.0035, 0.0035, 0.001], [side * 0.0625, 0.042, 0.0732], 0.0005))),
    matter('gold', '#d9b366'),
  );
}

export const SUNGLASSES_PROP: Prop = {
  noun: 'sunglasses',
  words: ['glasses', 'spectacles', 'eyeglasses', 'shades'],
  size: [0.144, 0.0447, 0.15],
  stands: STANDS,
  paints: ['frame', 'bridge', 'arms'],
  build: made(sunglasses),
};
