import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { corners, even } from '../kit/rows.js';
import { boxAt, flowing, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { skin } from '../kit/swept.js';
import { GROUND } from './shapes.js';

const [HUB, LONG] = [46, 24];

/** A blade along y: round at its root, then broad, thin and twisted. */
function blade() {
  const rings = even(40).map((t) => {
    const chord = t < 0.18 ? 0.55 + 0.75 * Math.sin((t / 0.18) * 1.571) : 1.3 * (1 - (t - 0.18) / 0.9) ** 0.9;
    const thick = 0.5 * (1 - t) ** 1.4 + 0.05;
    const twist = 0.5 * (1 - t) ** 2;
    const end = t > 0.985 ? 0.3 : 1;
    return even(20).map((turn) => {
      const a = turn * 6.2832;
      const [z, x] = [Math.cos(a) * thick * end, Math.sin(a) * chord * end + chord * 0.35];
      return new Vector3(
        x * Math.cos(twist) + z * Math.sin(twist),
        0.8 + t * LONG,
        z * Math.cos(twist) - x * Math.sin(twist),
      );
    });
  });
  return skin(rings);
}

function windTurbine(kit: Maker): void {
  const white = kit.main('gloss', '#f4f6f7', { roughness: 0.35, clearcoat: 0.4 });
  kit.add(
    'tower',
    turned(corners(`0 0, 3 0 0.2, 3 0.5 0.2, 1.9 0.6 0.1, 1.05 ${HUB - 1} 0.1, 0 ${HUB - 0.9}`), 40),
    white,
  );
  kit.add(
    'nacelle',
    merged([boxAt([2.5, 2.6, 7], [0, HUB, -1.2], 0.7), boxAt([1.2, 0.5, 1.2], [0, HUB + 1.4, -3.4], 0.2)]),
    white,
  );
  const rotor = kit.joint('rotor', [0, HUB, 3.4], [-0.06, 0, 0]);
  rotor.add(
    'blades',
    merged([0, 1, 2].map((i) => placed(blade(), { turn: [0, 0, (i * 6.2832) / 3] }))),
    white,
  );
  const cap = flowing(corners('1.25 -1.1, 1.3 -0.4, 1.1 0.6, 0.6 1.4, 0.001 1.7'), 32, 20);
  rotor.add('hub', cap.rotateX(1.571), white);
}

export const WIND_TURBINE_PROP: Prop = {
  noun: 'wind turbine',
  words: ['turbine', 'wind generator', 'wind power plant'],
  size: [43, 70.5, 9.8],
  stands: GROUND,
  paints: ['tower'],
  moves: [{ part: 'rotor', does: 'spin', axis: 'z', pace: -0.2 }],
  build: made(windTurbine),
};
