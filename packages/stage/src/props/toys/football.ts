import { IcosahedronGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { tinted } from '../kit/surface.js';
import { ROLLS, STANDS } from './shapes.js';

/** The middles of a football's black patches: the corners of an icosahedron. */
const PATCHES = (() => {
  const places = new IcosahedronGeometry(1, 0).getAttribute('position');
  const found: Vector3[] = [];
  for (let i = 0; i < places.count; i += 1) {
    const at = new Vector3().fromBufferAttribute(places, i);
    if (!found.some((other) => other.distanceTo(at) < 0.1)) found.push(at);
  }
  return found;
})();

function football(kit: Maker): void {
  const nearest = (at: Vector3) => Math.max(...PATCHES.map((patch) => patch.dot(at)));
  const skin = new IcosahedronGeometry(0.11, 36);
  const tone = kit.options.colour ?? '#1c1d20';
  const whole = tinted(skin, (x, y, z) =>
    nearest(new Vector3(x, y, z).normalize()) > 0.925 ? tone : '#f7f7f4',
  );
  kit.add('wheel.ball', whole, matter('plastic', '#ffffff', { roughness: 0.42 }), [0, 0.11, 0]);
}

export const FOOTBALL_PROP: Prop = {
  noun: 'football',
  words: ['soccer ball', 'ball'],
  size: [0.22, 0.22, 0.22],
  stands: STANDS,
  paints: ['wheel.ball'],
  moves: ROLLS,
  build: made(football),
};
