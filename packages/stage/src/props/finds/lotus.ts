import { type BufferGeometry, DoubleSide } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { bead, turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { sheet } from './shapes.js';

/** Rings of petals from without: how many, how long, how steep and how high they begin. */
const RINGS = [
  [9, 0.118, 0.16, 0.012],
  [9, 0.112, 0.55, 0.014],
  [8, 0.1, 0.92, 0.018],
  [6, 0.082, 1.2, 0.022],
] as const;

function petals(own: string): BufferGeometry {
  return merged(
    RINGS.flatMap(([count, long, steep, y], ring) =>
      Array.from({ length: count }, (_, i) => {
        const petal = bent(leaf(long, 0.058 - ring * 0.004, -0.24, 16), (at) =>
          at.setY(at.y + 5 * at.z * at.z),
        );
        const toned = tinted(petal, (x) =>
          between(['#fff3d8', '#fff4f6', own, own], (x / long) * (1.02 - ring * 0.06)),
        );
        return placed(placed(toned, { at: [0.008, 0, 0], turn: [0, 0, steep] }), {
          at: [0, y, 0],
          turn: [0, ((i + ring * 0.5) / count) * 2 * Math.PI, 0],
        });
      }),
    ),
  );
}

/** A floating leaf with its cleft, its edge a little up. */
function pad([x, z, radius]: readonly [number, number, number], turn: number): BufferGeometry {
  const round = sheet(14, 60, (t, across) => {
    const angle = 0.14 + across * (2 * Math.PI - 0.28);
    const far = radius * (1 - t);
    return [
      Math.cos(angle) * far,
      0.003 + 0.012 * (1 - t) ** 8 + 0.0012 * Math.sin(angle * 9) * (1 - t),
      Math.sin(angle) * far,
    ];
  });
  return placed(
    tinted(round, (px, _y, pz) => {
      const vein = Math.abs(Math.sin(Math.atan2(pz, px) * 8)) ** 8;
      return between(
        ['#3a7a34', '#4f9440', '#86b95a'],
        0.25 + 0.3 * (Math.hypot(px, pz) / radius) + 0.35 * (1 - vein) * 0.3 + 0.3 * (vein < 0.02 ? 1 : 0),
      );
    }),
    { at: [x, 0, z], turn: [0, turn, 0] },
  );
}

function lotus(kit: Maker): void {
  kit.add('petals', petals(kit.options.colour ?? '#f07fb0'), matter('plant', '#ffffff', { roughness: 0.5 }));
  kit.add(
    'heart',
    turned(corners('0 0.02, 0.012 0.02, 0.019 0.046 0.002, 0.018 0.049 0.002, 0 0.05'), 32),
    matter('clay', '#d8c23a'),
  );
  const stamens = Array.from({ length: 46 }, (_, i) => {
    const angle = i * 2.39996;
    const far = 0.021 + 0.005 * (i % 3) * 0.5;
    return bead(0.0014, 0.011, 0.0014, {
      at: [Math.cos(angle) * far, 0.044, Math.sin(angle) * far],
      turn: [Math.sin(angle) * 0.35, 0, -Math.cos(angle) * 0.35],
    });
  });
  kit.add('stamens', merged(stamens), matter('clay', '#f5b82c'));
  const pads = triples('0.02 0.05 0.14, -0.15 -0.06 0.1, 0.15 -0.09 0.09').map((spot, i) =>
    pad(spot, 1.2 + i * 2.1),
  );
  kit.add('pads', merged(pads), matter('glaze', '#ffffff', { side: DoubleSide, roughness: 0.4 }));
}

export const LOTUS_PROP: Prop = {
  noun: 'lotus',
  words: ['lotus flower', 'water lily', 'waterlily', 'lotus blossom', 'pink lotus'],
  size: [0.49, 0.11, 0.37],
  stands: ['water', 'podium'],
  paints: ['petals'],
  build: made(lotus),
};
