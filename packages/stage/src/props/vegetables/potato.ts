import { SphereGeometry } from 'three';
import { TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bent, between, placed, tinted } from '../kit/surface.js';

/** Where its eyes are, on a ball of one. */
const EYES = triples(
  '0.3 0.5 0.8, -0.55 0.35 0.75, 0.75 -0.1 0.65, -0.1 0.9 0.4, -0.85 -0.1 0.5, 0.6 0.75 -0.2, 0.1 -0.2 0.97, -0.5 0.6 -0.6, 0.5 0.1 -0.85, -0.2 0.1 -0.97',
);

const eyeAt = (x: number, y: number, z: number) =>
  Math.max(
    ...EYES.map(([ex, ey, ez]) =>
      step(0.17, 0.03, Math.hypot((x - ex) * 0.75, (y - ey) * 1.5, (z - ez) * 0.75)),
    ),
  );

function potato(kit: Maker): void {
  const ball = new SphereGeometry(1, 72, 54);
  tinted(ball, (x, y, z) => {
    const speck = step(0.5, 0.7, noise(x * 26, y * 26, z * 26)) * 0.22;
    const tone = 0.42 + 0.4 * rough(x * 3.2, y * 3.2, z * 3.2) - speck - 0.45 * eyeAt(x, y, z);
    return between(['#6e4c26', '#a87c42', '#cda362', '#e0bd7e'], tone + 0.2);
  });
  const lumps = bent(ball, (at) => {
    const deep = 0.075 * eyeAt(at.x, at.y, at.z);
    const lump =
      1 +
      0.11 * noise(at.x * 1.3, at.y * 1.3, at.z * 1.3) +
      0.012 * rough(at.x * 9, at.y * 9, at.z * 9) -
      deep;
    at.set(
      at.x * 0.052 * lump * (1 + 0.1 * at.x),
      at.y * 0.034 * lump - 0.006 * at.x * at.x,
      at.z * 0.038 * lump,
    );
  });
  kit.add('skin', placed(lumps, { turn: [0, 0.3, 0.05] }), kit.main('clay', '#ffffff', { roughness: 0.82 }));
}

export const POTATO_PROP: Prop = {
  noun: 'potato',
  words: ['spud', 'sweet potato', 'raw potato', 'yam'],
  size: [0.104, 0.0699, 0.0748],
  stands: TABLE,
  paints: ['skin'],
  build: made(potato),
};
