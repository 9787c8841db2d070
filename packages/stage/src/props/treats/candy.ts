import { DoubleSide, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { TABLE } from './shapes.js';

/** A wrapper's end: gathered at its neck, and in pleats beyond. */
function end() {
  const skirt = flowing(
    pairs('0.009 -0.006, 0.0042 0.001, 0.0034 0.004, 0.0085 0.012, 0.0175 0.021'),
    72,
    14,
  );
  return bent(skirt, (at) => {
    const angle = Math.atan2(at.z, at.x);
    const fold = Math.max(0, at.y) * 0.17 * Math.sin(angle * 9);
    at.set(at.x * 0.95, at.y + fold * 1.4, at.z * 0.95);
  });
}

function candy(kit: Maker): void {
  const own = kit.options.colour ?? '#e0315a';
  const sweet = bent(new SphereGeometry(0.0165, 80, 64).rotateZ(Math.PI / 2), (at) => at.setX(at.x * 1.18));
  const stripes = tinted(sweet, (x, y, z) =>
    between([own, '#fff4f2'], 0.5 + 4 * Math.sin(Math.atan2(z, y) * 5 + x * 90)),
  );
  const lean = { turn: [0, 0.35, 0.12], at: [0, 0.02, 0] } as const;
  kit.add('sweet', placed(stripes, lean), matter('gloss', '#ffffff'));
  const ends = [-1, 1].map((side) =>
    placed(end(), { turn: [0, 0, (-side * Math.PI) / 2], at: [side * 0.0185, 0, 0] }),
  );
  kit.add('wrapper', placed(merged(ends), lean), matter('gloss', own, { side: DoubleSide, roughness: 0.3 }));
}

export const CANDY_PROP: Prop = {
  noun: 'candy',
  words: [
    'wrapped candy',
    'piece of candy',
    'hard candy',
    'bonbon',
    'sweets',
    'boiled sweet',
    'caramel candy',
    'toffee',
  ],
  size: [0.0947, 0.0432, 0.0608],
  stands: TABLE,
  paints: ['sweet', 'wrapper'],
  build: made(candy),
};
