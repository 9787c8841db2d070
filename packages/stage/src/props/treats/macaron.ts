import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing, puck } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

const TONES = ['#f2a3b8', '#a9d3a0', '#f3d38a'] as const;
const CREAMS = ['#fff1ea', '#8a5a3c', '#fff6e6'] as const;

/** The upper half: a dome, and below it the ruffled foot. */
function half(tone: string): BufferGeometry {
  const dome = flowing(
    pairs('0.0205 0.0032, 0.0228 0.0045, 0.0232 0.0072, 0.0205 0.0112, 0.0125 0.0136, 0.0002 0.0142'),
    40,
    15,
  );
  const foot = bent(
    flowing(pairs('0.0002 0, 0.021 0, 0.0236 0.0008, 0.0238 0.0028, 0.0215 0.0042'), 64, 9),
    (at) => {
      const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z)];
      const out = far > 0.02 ? 1 + 0.045 * noise(angle * 14, at.y * 900, 3) : 1;
      at.set(at.x * out, at.y, at.z * out);
    },
  );
  return merged([
    tinted(dome, (x, y, z) => between([tone, '#ffffff'], 0.12 + 0.1 * noise(x * 240, y * 240, z * 240))),
    tinted(foot, (_x, y) => between([tone, '#fff6ea'], 0.25 + 0.25 * Math.sin(y * 1400))),
  ]);
}

function one(tone: string, cream: string): BufferGeometry {
  const upper = half(tone);
  return merged([
    placed(upper, { at: [0, 0.0205, 0] }),
    placed(upper, { at: [0, 0.0143, 0], turn: [Math.PI, 0.7, 0] }),
    tinted(puck(0.0208, 0.0068, 0.0028, 32).translate(0, 0.0141, 0), cream),
  ]);
}

function macaron(kit: Maker): void {
  const asked = kit.options.colour;
  const spots = [
    { at: [0, 0, 0], turn: [0, 0.3, 0] },
    { at: [0.0025, 0.0343, 0.001], turn: [0.02, 1.4, -0.03] },
    { at: [-0.001, 0.0692, -0.001], turn: [-0.05, 2.5, 0.09] },
  ] as const;
  const stack = spots.map((spot, i) => placed(one(asked ?? TONES[i] ?? '', CREAMS[i] ?? ''), spot));
  kit.add('shells', merged(stack), matter('clay', '#ffffff', { roughness: 0.5 }));
}

export const MACARON_PROP: Prop = {
  noun: 'macaron',
  words: ['french macaron', 'macaroon', 'stack of macarons', 'stacked macarons'],
  size: [0.0517, 0.104, 0.051],
  stands: TABLE,
  paints: ['shells'],
  build: made(macaron),
};
