import { type BufferGeometry, SphereGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { merged, placed } from '../kit/surface.js';
import { body, leaf, stalk, TABLE } from './shapes.js';

type Places = ReturnType<BufferGeometry['getAttribute']>;

/** The vertex in about the direction of a place, on its height. */
function nearestOf(skin: Places, from: Vector3): Vector3 {
  const best = new Vector3();
  const at = new Vector3();
  let least = 9;
  for (let i = 0; i < skin.count; i += 1) {
    at.fromBufferAttribute(skin, i);
    const off =
      Math.abs(at.y - from.y) / 0.02 +
      Math.abs(
        1 - (at.x * from.x + at.z * from.z) / (Math.hypot(at.x, at.z) * Math.hypot(from.x, from.z) + 1e-9),
      ) *
        9;
    if (off < least) best.copy(at);
    least = Math.min(least, off);
  }
  return best;
}

function strawberry(kit: Maker): void {
  const outline = [
    [0.0005, 0],
    [0.006, 0.002],
    [0.013, 0.013],
    [0.0185, 0.028],
    [0.0165, 0.037],
    [0.008, 0.0405],
    [0.0005, 0.04],
  ] as const;
  const berry = body(outline, 0.02);
  const skin = berry.getAttribute('position');
  const seeds = Array.from({ length: 90 }, (_, i) => {
    const y = 0.004 + 0.032 * ((i + 0.5) / 90) ** 0.8;
    const angle = i * 2.39996 - Math.PI;
    return nearestOf(skin, new Vector3(Math.cos(angle) * 0.016, y, Math.sin(angle) * 0.016));
  }).map((at) => placed(new SphereGeometry(0.0008, 6, 5), { at: at.toArray(), scale: [1, 1.5, 1] }));
  kit.add('berry', berry, kit.main('glaze', '#d3141f'));
  kit.add('seeds', merged(seeds), matter('plant', '#f0cf6a'));
  const crown = Array.from({ length: 8 }, (_, i) =>
    placed(leaf(0.015, 0.007, 0.15), { at: [0, 0.0405, 0], turn: [0, i * 0.785, 0.1 + 0.15 * (i % 2)] }),
  );
  kit.add('crown', merged(crown), matter('plant', '#4c8f2c'));
  stalk(kit, triples('0 0.04 0, 0.001 0.047 0, 0.004 0.054 0'), 0.001);
}

export const STRAWBERRY_PROP: Prop = {
  noun: 'strawberry',
  words: ['berry'],
  size: [0.0388, 0.0541, 0.0383],
  stands: TABLE,
  paints: ['berry'],
  build: made(strawberry),
};
