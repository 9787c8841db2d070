import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { brick } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from './shapes.js';

/** From one end over the twist and round to the other, upright before z = 0. */
const WAY = triples(
  '-0.036 -0.036 0.012, -0.027 -0.022 0.011, -0.008 0.004 0.009, 0.007 0.018 0.003, 0.003 0.03 -0.004, -0.012 0.044 -0.002, -0.04 0.056 0, -0.066 0.045 0, -0.073 0.018 0, -0.06 -0.014 0, -0.034 -0.042 0, 0 -0.052 0, 0.034 -0.042 0, 0.06 -0.014 0, 0.073 0.018 0, 0.066 0.045 0, 0.04 0.056 0, 0.012 0.044 0.002, -0.003 0.03 0.005, -0.007 0.018 -0.002, 0.008 0.004 0.004, 0.027 -0.022 0.011, 0.036 -0.036 0.012',
);

const thick = (t: number) => 0.0066 + 0.0062 * Math.sin(Math.PI * t) ** 2;

function pretzel(kit: Maker): void {
  const lean = { turn: [-0.5, 0, 0], at: [0, 0.06, 0] } as const;
  const dough = bent(swept(WAY, thick, { steps: 150, sides: 18 }), (at) =>
    at.addScalar(0.0005 * rough(at.x * 50, at.y * 50, at.z * 50)),
  );
  tinted(dough, (x, y, z) => {
    const crack = y < -0.036 && Math.abs(x) < 0.036 && z > 0.003 ? 0.62 - Math.abs(y + 0.05) * 30 : 0;
    const tone = 0.62 - z * 12 + 0.28 * rough(x * 60, y * 60, z * 60) - Math.max(0, crack);
    return between(['#f4d79c', '#c9823a', '#9a4f1a', '#6e3210'], tone);
  });
  kit.add('dough', placed(dough, lean), kit.main('glaze', '#ffffff', { roughness: 0.32, clearcoat: 0.6 }));
  const salt = Array.from({ length: 64 }, () => {
    const k = 6 + Math.floor(kit.random() * 11);
    const [from, to] = [WAY[k] ?? WAY[0]!, WAY[k + 1] ?? WAY[0]!];
    const at = new Vector3(...from).lerp(new Vector3(...to), kit.random());
    const [angle, out] = [kit.between(-1, 1), 0.0122];
    const side = new Vector3(at.x, at.y, 0).normalize();
    at.addScaledVector(side, Math.sin(angle) * out).setZ(at.z + Math.cos(angle) * out);
    return placed(brick([0.0026, 0.0022, 0.0024], [0, 0, 0], 0.0005), {
      at: [at.x, at.y, at.z],
      turn: [kit.between(0, 3), kit.between(0, 3), 0],
    });
  });
  kit.add('salt', placed(merged(salt), lean), matter('ceramic', '#ffffff'));
}

export const PRETZEL_PROP: Prop = {
  noun: 'pretzel',
  words: ['soft pretzel', 'bavarian pretzel', 'brezel'],
  size: [0.168, 0.118, 0.0738],
  stands: TABLE,
  paints: ['dough'],
  build: made(pretzel),
};
