import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { boxAt, brick, ellipsoid, outline, puck, rod, slab } from '../kit/solids.js';
import { bent, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

const [HIGH, FAR, LONG] = [8.6, 4.4, 15];

/** How far its skin is from its axis, nose at 1 and tail at -1. */
const girth = (t: number): number => FAR * Math.max(0, 1 - Math.abs(t) ** (t > 0 ? 2.4 : 2)) ** 0.62;

function hull(kit: Maker): void {
  const own = kit.options.colour ?? '#e9e4d6';
  const skin = bent(new SphereGeometry(1, 64, 60).rotateX(1.571), (at) => {
    const flat = Math.hypot(at.x, at.y) || 1;
    const [turn, t] = [Math.atan2(at.y, at.x), at.z];
    const lobe = 1 - 0.018 * (1 - Math.abs(Math.sin(turn * 8)));
    const far = girth(t) * lobe * Math.min(1, flat * 1e3);
    at.set((at.x / flat) * far, (at.y / flat) * far + HIGH, t * LONG);
  });
  const band = (z: number): string => {
    if (z > LONG * 0.86 || z < -LONG * 0.9) return '#c23a2c';
    return Math.abs(z - 3.4) < 1.1 || Math.abs(z + 3.6) < 0.55 ? '#c23a2c' : own;
  };
  kit.add(
    'hull',
    tinted(skin, (_x, _y, z) => band(z)),
    matter('gloss', '#ffffff', { roughness: 0.4, clearcoat: 0.3 }),
  );
  const fin = slab(
    outline([
      [0, 0],
      [4.6, 0, 0.3],
      [4.9, 2.7, 0.5],
      [3, 3.1, 0.6],
    ]),
    0.24,
    0.08,
  );
  const back = placed(fin.translate(LONG * 0.62, 1.7, 0), { turn: [0, 1.571, 0] });
  const fins = [0, 1, 2, 3].map((i) => placed(back, { at: [0, HIGH, 0], turn: [0, 0, i * 1.571] }));
  kit.add('fins', joined(fins), matter('gloss', '#c23a2c'));
}

function cabin(kit: Maker): void {
  const low = HIGH - FAR - 0.75;
  kit.add(
    'gondola',
    joined([
      boxAt([1.7, 1.5, 6.2], [0, low, 1.6], 0.5),
      ellipsoid(0.85, 0.72, 1.2, { at: [0, low, 4.5] }),
      boxAt([0.9, 0.7, 5], [0, low + 0.9, 1.4], 0.2),
    ]),
    matter('wood', '#8a5a34'),
  );
  const panes = even(6).flatMap((t) =>
    [-1, 1].map((side) => brick([0.06, 0.56, 0.58], [side * 0.85, low + 0.16, -0.9 + t * 4.6], 0.02)),
  );
  kit.add(
    'panes',
    joined([...panes, brick([1, 0.5, 0.1], [0, low + 0.18, 5.42], 0.04)]),
    matter('light', '#ffdf9a', { emissiveIntensity: 0.6 }),
  );
  const lines = [-1, 1].flatMap((side) =>
    [-1, 0.6, 2.2, 3.8].map((z) =>
      swept(
        [
          [side * 0.8, low + 0.7, z],
          [side * 2.2, HIGH - FAR * 0.86 + 0.15, z],
        ],
        0.045,
        { sides: 6, steps: 3 },
      ),
    ),
  );
  const pods = [-1, 1].flatMap((side) => [
    ellipsoid(0.42, 0.42, 0.95, { at: [side * 2.4, low + 0.1, -0.6] }),
    placed(rod(0.09, 1.7, 8), { at: [side * 1.6, low + 0.1, -0.6], turn: [0, 0, 1.571] }),
  ]);
  kit.add('rig', joined([...lines, ...pods]), matter('metal', '#4c5258'));
  [-1, 1].forEach((side) => {
    const prop = kit.joint(side < 0 ? 'prop.l' : 'prop.r', [side * 2.4, low + 0.1, -1.62]);
    prop.add(
      'blades',
      joined(
        [0, 1, 2]
          .map((i) => placed(boxAt([0.24, 1.1, 0.06], [0, 0.58, 0], 0.025), { turn: [0, 0.3, i * 2.0944] }))
          .concat(puck(0.16, 0.3, 0.08, 16).rotateX(1.571).translate(0, 0, -0.15)),
      ),
      matter('wood', '#5d3a20'),
    );
  });
}

function airship(kit: Maker): void {
  hull(kit);
  cabin(kit);
}

export const AIRSHIP_PROP: Prop = {
  noun: 'airship',
  words: ['zeppelin', 'blimp', 'dirigible', 'steampunk airship'],
  size: [9.4, 10.6, 30],
  stands: ['air', 'podium', 'ground'],
  paints: ['hull'],
  moves: [
    { part: 'prop.l', does: 'spin', axis: 'z', pace: 1.1 },
    { part: 'prop.r', does: 'spin', axis: 'z', pace: -1.1 },
  ],
  build: made(airship),
};
