import { BackSide, SphereGeometry } from 'three';
import { inside } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { flowing } from '../kit/solids.js';
import { between, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const [FAR, HIGH, THICK] = [0.17, 0.135, 0.024];

const EYE = inside(pairs('0.022 0.152, 0.092 0.152, 0.062 0.206'));
const NOSE = inside(pairs('-0.018 0.126, 0.018 0.126, 0 0.152'));
const MOUTH = inside(
  pairs(
    '-0.112 0.118, -0.075 0.092, -0.058 0.1, -0.056 0.084, -0.02 0.076, -0.018 0.092, 0.012 0.092, 0.014 0.075, 0.05 0.082, 0.052 0.098, 0.07 0.09, 0.112 0.118, 0.09 0.066, 0.045 0.038, 0.018 0.034, 0.016 0.05, -0.014 0.05, -0.016 0.034, -0.045 0.038, -0.09 0.066',
  ),
);

/** How far from the ribbed skin, about; a share of the radius by which it is blown up or drawn in. */
function skinAt(x: number, y: number, z: number, less: number): number {
  const rib = 1 - 0.1 * (1 - Math.abs(Math.sin(Math.atan2(z, x) * 5))) ** 1.6;
  const flat = Math.hypot(x, z);
  const dent = 0.03 * Math.exp(-((flat / 0.05) ** 2)) * Math.sign(y - HIGH);
  const far = Math.hypot(flat / ((FAR - less) * rib), (y + dent - HIGH) / (HIGH - less));
  return (far - 1) * (HIGH - less) * 0.9;
}

const face = (x: number, y: number, z: number): number =>
  z < 0 ? 1 : Math.min(EYE(Math.abs(x), y), NOSE(x, y), MOUTH(x, y));

function jackOLantern(kit: Maker): void {
  const own = kit.options.colour ?? '#ec7a16';
  const shell = sculpted({
    lumps: [{ is: (x, y, z) => Math.max(skinAt(x, y, z, 0), -skinAt(x, y, z, THICK), -face(x, y, z)) }],
    low: [-0.18, 0, -0.18],
    high: [0.18, 0.28, 0.18],
    cell: 0.0078,
    seam: 0,
  });
  const skin = tinted(shell, (x, y, z) => (skinAt(x, y, z, THICK * 0.45) > 0 ? own : '#eda236'));
  kit.add('skin', skin, matter('glaze', '#ffffff', { roughness: 0.45, clearcoat: 0.3 }));
  kit.add(
    'glow',
    new SphereGeometry(1, 32, 20).scale(FAR - 0.036, HIGH - 0.03, FAR - 0.036).translate(0, HIGH, 0),
    matter('light', '#f27a0a', { side: BackSide, emissiveIntensity: 0.6 }),
  );
  const flame = flowing(
    pairs('0.0002 0, 0.02 0.014, 0.03 0.04, 0.02 0.085, 0.006 0.125, 0.0002 0.14'),
    28,
    26,
  );
  kit.add(
    'flame',
    tinted(flame, (_x, y) => between(['#ffd27a', '#fff2b8', '#ffe07a', '#ffb040'], y / 0.14)),
    matter('light', '#ffe08a', { emissiveIntensity: 1.8 }),
    [0, 0.05, 0.03],
  );
  kit.add(
    'stalk',
    swept(
      triples('0 0.235 0, 0.004 0.27 0, 0.02 0.297 0.006, 0.038 0.306 0.01'),
      (t) => 0.021 - 0.009 * t + 0.012 * Math.max(0, 0.15 - t) * 5,
      { sides: 10, steps: 20 },
    ),
    matter('clay', '#5f7030'),
  );
}

export const JACK_O_LANTERN_PROP: Prop = {
  noun: 'jack-o-lantern',
  words: [
    'jack o lantern',
    "jack-o'-lantern",
    "jack o' lantern",
    'carved pumpkin',
    'halloween pumpkin',
    'pumpkin lantern',
    'pumpkin with a carved face',
  ],
  size: [0.34, 0.315, 0.34],
  stands: ['podium', 'table', 'ground', 'floor'],
  paints: ['skin'],
  moves: [{ part: 'flame', does: 'glow' }],
  build: made(jackOLantern),
};
