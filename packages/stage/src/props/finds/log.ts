import { type BufferGeometry, CylinderGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { plain } from './shapes.js';

const [RADIUS, LONG] = [0.16, 1.1];

const ridge = (angle: number, x: number) =>
  0.08 * Math.abs(noise(Math.cos(angle) * 7, x * 2.2, Math.sin(angle) * 7)) +
  0.05 * noise(Math.cos(angle) * 1.5, x * 1.5, Math.sin(angle) * 1.5);

/** Bark about the x axis. */
function bark(radius: number, long: number, detail: number): BufferGeometry {
  const tube = bent(
    new CylinderGeometry(radius, radius, long, detail, 44, true).rotateZ(Math.PI / 2),
    (at) => {
      const out = 1 + ridge(Math.atan2(at.z, at.y), at.x);
      at.set(at.x, at.y * out, at.z * out);
    },
  );
  return tinted(tube, (x, y, z) => {
    const angle = Math.atan2(z, y);
    const deep = Math.abs(noise(Math.cos(angle) * 7, x * 2.2, Math.sin(angle) * 7));
    const moss = step(0.05, 0.4, noise(x * 3, angle, 3)) * step(0.4, 0.95, y / radius);
    return between(['#3a2617', '#5c4029', '#7d5c3e'], deep * 1.9 + 0.25 * rough(x * 20, y * 40, z * 40)).lerp(
      between(['#5f7a2c', '#7f9a3c'], deep * 2),
      moss * 0.85,
    );
  });
}

/** Where it was sawn: rings of many years, about x. */
function face(radius: number, side: 1 | -1): BufferGeometry {
  const disc = turned(
    even(40).map((t) => [radius * 0.975 * (1 - t), 0] as const),
    72,
  );
  const rings = tinted(disc, (x, _y, z) => {
    const far = Math.hypot(x, z) / radius + 0.03 * noise(x * 14, z * 14, 2);
    const year = 0.5 + 0.5 * Math.sin(far * 62);
    return far > 0.93
      ? '#4a3220'
      : between(['#e9c690', '#c08c50', '#8a5a2c'], 0.85 * year + 0.3 * step(0.3, 0, far));
  });
  return placed(rings, { turn: [0, 0, (-side * Math.PI) / 2], at: [(side * LONG) / 2, 0, 0] });
}

function log(kit: Maker): void {
  const trunk = [bark(RADIUS, LONG, 80), face(RADIUS, 1), face(RADIUS, -1)];
  const stub = placed(
    merged(
      [bark(0.05, 0.2, 26), placed(face(0.05, 1), { at: [0.1 - LONG / 2, 0, 0] })].map((part) =>
        part.deleteAttribute('uv'),
      ),
    ),
    { turn: [0, -0.5, 1.05], at: [0.2, 0.18, 0.04] },
  );
  kit.add('wood', plain([...trunk, stub]), kit.main('clay', '#ffffff', { roughness: 0.9, side: 2 }));
  const caps = [
    [-0.3, 0.05, 0.05],
    [-0.22, 0.02, 0.038],
    [-0.36, -0.01, 0.032],
  ].map(([x = 0, y = 0, size = 0]) =>
    placed(
      turned(
        [
          [0, -0.006],
          [size, 0, 0.004],
          [size * 0.8, 0.012, 0.006],
          [0, 0.018],
        ],
        32,
      ),
      { at: [x, y, RADIUS + 0.008], turn: [0.15, 0, 0] },
    ),
  );
  kit.add('fungus', merged(caps), matter('clay', '#e0b070'));
}

export const LOG_PROP: Prop = {
  noun: 'log',
  words: ['wooden log', 'fallen log', 'tree log', 'mossy log', 'fallen tree', 'driftwood'],
  size: [1.1, 0.461, 0.386],
  stands: ['ground', 'podium', 'floor', 'water'],
  paints: ['wood'],
  build: made(log),
};
