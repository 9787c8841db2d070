import { TABLE } from '../kitchen/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, between, merged, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

function onion(kit: Maker): void {
  const own = kit.options.colour;
  const bulb = flowing(
    pairs(
      '0.0003 0.004, 0.012 0.004, 0.031 0.015, 0.0385 0.034, 0.034 0.053, 0.0165 0.068, 0.0068 0.078, 0.005 0.09, 0.0072 0.1, 0.0052 0.103',
    ),
    110,
    54,
  );
  const skin = bent(bulb, (at) => {
    const angle = Math.atan2(at.z, at.x);
    const neck = step(0.066, 0.09, at.y);
    const rib =
      1 +
      0.006 * Math.sin(angle * 22) +
      neck * (0.18 * Math.sin(angle * 5 + at.y * 90) + 0.1 * noise(angle * 2, at.y * 60, 1));
    at.set(at.x * rib + 0.006 * neck * neck, at.y + 0.003 * neck * Math.sin(angle * 4), at.z * rib);
  });
  const tones = own ? [own, own, '#ffffff'] : ['#9a5a1c', '#c9822f', '#dd9f4a', '#efc887'];
  tinted(skin, (x, y, z) => {
    const angle = Math.atan2(z, x);
    const vein = 0.5 + 0.5 * Math.sin(angle * 22 + 0.6 * noise(angle * 4, y * 20, 2));
    return between(
      tones,
      0.22 + 0.4 * vein + 0.22 * noise(x * 30, y * 30, z * 30) - 0.2 * step(0.07, 0.1, y),
    );
  });
  kit.add('skin', skin, matter('glaze', '#ffffff', { roughness: 0.34, clearcoat: 0.4, side: 2 }));
  const roots = Array.from({ length: 16 }, (_, i) => {
    const angle = i * 2.39996;
    const far = 0.006 + 0.006 * kit.random();
    return swept(
      [
        [Math.cos(angle) * 0.004, 0.006, Math.sin(angle) * 0.004],
        [Math.cos(angle) * far, 0.0025, Math.sin(angle) * far],
        [Math.cos(angle) * (far + 0.006), 0.0008, Math.sin(angle + 0.4) * (far + 0.006)],
      ],
      0.0006,
      { sides: 5, steps: 8 },
    );
  });
  kit.add('roots', merged(roots), matter('clay', '#e8d8b0'));
}

export const ONION_PROP: Prop = {
  noun: 'onion',
  words: ['red onion', 'yellow onion', 'white onion', 'shallot'],
  size: [0.0774, 0.106, 0.0775],
  stands: TABLE,
  paints: ['skin'],
  build: made(onion),
};
