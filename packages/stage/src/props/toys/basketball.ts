import { type BufferGeometry, IcosahedronGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { tinted } from '../kit/surface.js';
import { ROLLS, STANDS } from './shapes.js';

/** A ball of clay whose skin is cut by `seams`, near nothing where one runs. */
function seamed(radius: number, width: number, seams: (at: Vector3) => number, detail = 44): BufferGeometry {
  const made = new IcosahedronGeometry(1, detail);
  const places = made.getAttribute('position');
  const at = new Vector3();
  for (let i = 0; i < places.count; i += 1) {
    at.fromBufferAttribute(places, i).normalize();
    const deep = 1 - 0.022 * (1 - step(0, width, Math.abs(seams(at))));
    places.setXYZ(i, at.x * radius * deep, at.y * radius * deep, at.z * radius * deep);
  }
  return made;
}

function basketball(kit: Maker): void {
  const seam = (at: Vector3) =>
    Math.min(Math.abs(at.x), Math.abs(at.y), Math.abs(Math.abs(at.x) - 0.62 - 0.22 * at.z * at.z) * 0.8);
  const tone = kit.options.colour ?? '#d8692a';
  const skin = tinted(seamed(0.12, 0.03, seam, 36), (x, y, z) =>
    seam(new Vector3(x, y, z).normalize()) < 0.02 ? '#1f1a18' : tone,
  );
  kit.add('wheel.ball', skin, matter('plastic', '#ffffff', { roughness: 0.6 }), [0, 0.12, 0]);
}

export const BASKETBALL_PROP: Prop = {
  noun: 'basketball',
  words: [],
  size: [0.24, 0.24, 0.24],
  stands: STANDS,
  paints: ['wheel.ball'],
  moves: ROLLS,
  build: made(basketball),
};
