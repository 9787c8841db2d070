import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { ball } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { rise, TABLE } from '../kitchen/shapes.js';

/** Half of a pear's shape, its cut toward +z, as coarse as its cut must be fine. */
function half(): BufferGeometry {
  const made = bent(new SphereGeometry(1, 72, 64), (at) => {
    const wide = 0.033 * (1 - 0.26 * at.y - 0.06 * at.y * at.y);
    at.set(at.x * wide, at.y * 0.049, Math.min(at.z * wide, 0.0005 * at.z));
  });
  return tinted(made, (x, y, z) => {
    if (z < -0.0012) return between(['#2c4420', '#486a2c'], 0.5 + 0.6 * noise(x * 160, y * 160, z * 160));
    const wide = 0.033 * (1 - 0.26 * (y / 0.049) - 0.06 * (y / 0.049) ** 2);
    const far = Math.hypot(x / wide, y / 0.049);
    return between(['#f2e9a0', '#e3e08a', '#a9c85a', '#5f8a34'], step(0.35, 1.0, far));
  });
}

function avocado(kit: Maker): void {
  const halves = (
    [
      { at: [0.012, 0, -0.018], turn: [-0.34, 0.2, 0.18] },
      { at: [-0.046, 0, 0.03], turn: [-1.12, 0, 0.5] },
    ] as const
  ).map((spot) => {
    const flesh = placed(half(), spot);
    return { spot, flesh, up: rise(flesh) };
  });
  kit.add(
    'flesh',
    merged(halves.map(({ flesh, up }) => flesh.translate(0, up, 0))),
    matter('glaze', '#ffffff', { roughness: 0.45, clearcoat: 0.25 }),
  );
  const pit = bent(ball(0.0165, 32), (at) => at.setY(at.y * 1.08)).translate(0, -0.0125, 0.0035);
  const pits = halves.slice(0, 1).map(({ spot, up }) => placed(pit, spot).translate(0, up, 0));
  kit.add('pit', merged(pits), matter('glaze', '#7a4520', { roughness: 0.35 }));
}

export const AVOCADO_PROP: Prop = {
  noun: 'avocado',
  words: ['avocado half', 'sliced avocado'],
  size: [0.127, 0.0941, 0.122],
  stands: TABLE,
  paints: [],
  build: made(avocado),
};
