import { BoxGeometry, type BufferGeometry, Vector3 } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { brick } from '../kit/solids.js';
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { lumpy, plain, strewn, TABLE } from './shapes.js';

const HEIGHT = 0.036;

/** A box of many faces, its edges drawn in to be round. */
function rounded(box: BufferGeometry, half: Triple, edge: number): BufferGeometry {
  return bent(box, (at) => {
    const [x, y, z] = half.map((reach, axis) =>
      Math.max(edge - reach, Math.min(reach - edge, at.getComponent(axis))),
    );
    const inner = new Vector3(x, y, z);
    at.sub(inner).setLength(edge).add(inner);
  });
}

/** Cake under a thin skin that has cracked in plates. */
function cake() {
  const block = rounded(new BoxGeometry(0.07, HEIGHT, 0.07, 30, 10, 30), [0.035, HEIGHT / 2, 0.035], 0.008);
  const crumb = bent(block.translate(0, HEIGHT / 2, 0), (at) => {
    const crack = step(0.14, 0, Math.abs(noise(at.x * 62, 1, at.z * 62)));
    const top = step(HEIGHT * 0.86, HEIGHT * 0.98, at.y);
    const lump = 0.0012 * rough(at.x * 140, at.y * 140, at.z * 140);
    at.set(at.x * (1 + lump * 12), at.y - 0.0034 * crack * top + lump, at.z * (1 + lump * 12));
  });
  return tinted(crumb, (x, y, z) => {
    const top = step(HEIGHT * 0.84, HEIGHT * 0.94, y);
    const crack = step(0.16, 0.03, Math.abs(noise(x * 62, 1, z * 62)));
    const inner = between(['#2e150a', '#4a2412', '#3a1b0d'], 0.5 + 0.8 * rough(x * 120, y * 120, z * 120));
    return inner.lerp(
      between(['#8a5836', '#a87448'], 0.5 + noise(x * 40, 1, z * 40)),
      top * (1 - 0.85 * crack),
    );
  });
}

function brownie(kit: Maker): void {
  const sheet = bent(new RoundedBoxGeometry(0.104, 0.0012, 0.104, 8, 0.0005).translate(0, 0.0006, 0), (at) =>
    at.setY(at.y + 0.014 * step(0.054, 0.078, Math.hypot(at.x, at.z)) ** 2),
  );
  kit.add('paper', placed(sheet, { turn: [0, 0.5, 0] }), matter('paper', '#e9dcc4', { side: 2 }));
  kit.add(
    'cake',
    placed(cake(), { at: [0, 0.0016, 0], turn: [0, 0.15, 0] }),
    matter('glaze', '#ffffff', { roughness: 0.42, clearcoat: 0.35 }),
  );
  const chunks = strewn(kit, 12, (a, b) =>
    placed(brick([0.0085, 0.006, 0.0075], [0, 0, 0], 0.0016), {
      at: [(a - 0.5) * 0.056, HEIGHT + 0.002, (b - 0.5) * 0.056],
      turn: [kit.between(-0.4, 0.4), a * 6, kit.between(-0.4, 0.4)],
    }),
  );
  kit.add('chunks', chunks, matter('glaze', '#27110a', { roughness: 0.25 }));
  const nuts = strewn(kit, 9, (a, b) =>
    placed(lumpy(brick([0.01, 0.0055, 0.007], [0, 0, 0], 0.0024), 0.0012, 0.005, a * 9), {
      at: [(b - 0.5) * 0.056, HEIGHT + 0.0026, (a - 0.5) * 0.056],
      turn: [kit.between(-0.3, 0.3), b * 6, kit.between(-0.3, 0.3)],
    }),
  );
  kit.add('nuts', merged([plain([nuts])]), matter('clay', '#d3a566'));
}

export const BROWNIE_PROP: Prop = {
  noun: 'brownie',
  words: ['chocolate brownie', 'fudge brownie'],
  size: [0.141, 0.0417, 0.141],
  stands: TABLE,
  paints: [],
  build: made(brownie),
};
