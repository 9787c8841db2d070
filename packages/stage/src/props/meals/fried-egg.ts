import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing } from '../kit/solids.js';
import { bent } from '../kit/surface.js';
import { plateOf, TABLE } from './shapes.js';

function friedEgg(kit: Maker): void {
  kit.add('plate', plateOf(0.115), kit.main('ceramic', '#f4f1ea'));
  const white = bent(
    flowing(pairs('0.0005 0.0, 0.05 0.0, 0.056 0.0025, 0.048 0.0055, 0.02 0.0075, 0.0005 0.008'), 90, 36),
    (at) => {
      const angle = Math.atan2(at.z, at.x);
      const edge =
        1 +
        0.2 * noise(Math.cos(angle) * 1.9, Math.sin(angle) * 1.9, 6) +
        0.03 * noise(Math.cos(angle) * 9, Math.sin(angle) * 9, 2);
      at.set(at.x * edge, at.y + 0.009, at.z * edge);
    },
  );
  kit.add('white', white, matter('glaze', '#fffdf6'));
  kit.add(
    'yolk',
    flowing(pairs('0.0225 0.012, 0.021 0.02, 0.012 0.0265, 0.0005 0.028'), 48, 24).translate(
      0.004,
      0.002,
      0.002,
    ),
    matter('glaze', '#f6a414'),
  );
}

export const FRIED_EGG_PROP: Prop = {
  noun: 'fried egg',
  words: ['breakfast', 'sunny side up egg'],
  size: [0.229, 0.03, 0.229],
  stands: TABLE,
  paints: ['plate'],
  build: made(friedEgg),
};
