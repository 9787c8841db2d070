import { type BufferGeometry, SphereGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { bead } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

/** A berry with its crown up. */
function berry(tones: readonly string[], salt: number): BufferGeometry {
  const round = bent(new SphereGeometry(0.0086, 26, 20), (at) => {
    const far = Math.hypot(at.x, at.z);
    const top = at.y > 0 ? step(0.0042, 0.0022, far) : 0;
    at.setY(at.y * 0.92 - 0.0022 * top);
  });
  const skin = tinted(round, (x, y, z) =>
    Math.hypot(x, z) < 0.0026 && y > 0
      ? '#141a38'
      : between(tones, 0.4 + 0.55 * rough(x * 130 + salt, y * 130, z * 130)),
  );
  const crown = Array.from({ length: 5 }, (_, i) => {
    const angle = i * 1.2566;
    return tinted(
      bead(0.0017, 0.0009, 0.0012, {
        at: [Math.cos(angle) * 0.0037, 0.0076, Math.sin(angle) * 0.0037],
        turn: [0, -angle, 0.7],
      }),
      tones[0] ?? '',
    );
  });
  return merged(
    [skin, ...crown].map((part) => (part.hasAttribute('uv') ? part.deleteAttribute('uv') : part)),
  );
}

const HEAP = triples(
  '0 0.008 0, 0.0165 0.008 0.004, 0.005 0.008 0.017, -0.0125 0.008 0.0115, -0.0165 0.008 -0.0045, -0.0045 0.008 -0.0165, 0.0125 0.008 -0.0115, 0.006 0.0215 0.006, -0.008 0.0215 0.003, 0.001 0.0215 -0.0085, 0.034 0.008 0.012, -0.031 0.008 0.014, 0.021 0.008 0.0215',
);

function blueberry(kit: Maker): void {
  const own = kit.options.colour;
  const tones = own ? [own, own, '#ffffff'] : ['#232c5e', '#3a4a8c', '#6a7db8', '#9aa8d2'];
  const all = HEAP.map((at, i) =>
    placed(berry(tones, i * 7), {
      at,
      turn: [0.9 * Math.sin(i * 2.1) + 0.4, i * 1.3, 0.9 * Math.cos(i * 1.7)],
      scale: 0.94 + 0.12 * ((i * 3) % 5) * 0.25,
    }),
  );
  kit.add('berries', merged(all), matter('glaze', '#ffffff', { roughness: 0.6, clearcoat: 0.15 }));
  const leaves = [0.4, -0.9].map((turn) =>
    placed(leaf(0.032, 0.016, 0.3), { at: [-0.014, 0.004, -0.014], turn: [0, 2.2 + turn, 0.25] }),
  );
  kit.add('leaves', merged(leaves), matter('plant', '#4c8a3a'));
}

export const BLUEBERRY_PROP: Prop = {
  noun: 'blueberry',
  words: [
    'heap of blueberries',
    'pile of blueberries',
    'handful of blueberries',
    'bowl of blueberries',
    'bilberry',
  ],
  size: [0.0845, 0.0322, 0.0758],
  stands: TABLE,
  paints: ['berries'],
  build: made(blueberry),
};
