import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { flowing, turned } from '../kit/solids.js';
import { bent, placed } from '../kit/surface.js';
import { STANDS } from './shapes.js';

function hat(kit: Maker): void {
  const felt = kit.main('plush', '#7a5a3c');
  const brim = bent(
    flowing(
      pairs(
        '0.088 0.016, 0.1 0.008, 0.14 0.006, 0.172 0.016, 0.173 0.019, 0.14 0.01, 0.1 0.013, 0.084 0.022',
      ),
      96,
      40,
    ),
    (at) => at.set(at.x * 0.94, at.y + 0.2 * at.x * at.x - 0.16 * at.z * at.z, at.z * 1.08),
  );
  kit.add('brim', brim, felt);
  const crown = bent(
    flowing(pairs('0.089 0.01, 0.087 0.03, 0.082 0.075, 0.072 0.112, 0.05 0.124, 0.0005 0.118'), 72, 44),
    (at) => {
      const top = step(0.06, 0.125, at.y);
      const dent = 0.028 * top * Math.exp(-((at.x / 0.018) ** 2)) * step(0.105, 0.12, at.y + 0.02);
      const pinch = 1 - 0.2 * top * step(0, 0.08, at.z);
      at.set(at.x * 0.92 * pinch, at.y - dent + 0.008 * top * (-at.z / 0.09), at.z * 1.08);
    },
  );
  kit.add('crown', crown, felt);
  kit.add(
    'band',
    placed(turned(corners('0.0895 0.012, 0.0908 0.0125 0.0005, 0.0885 0.036 0.0005, 0.087 0.0365'), 72), {
      scale: [0.925, 1, 1.085],
    }),
    matter('rubber', '#1e1a18'),
  );
}

export const HAT_PROP: Prop = {
  noun: 'hat',
  words: ['fedora', 'cowboy hat'],
  size: [0.329, 0.127, 0.378],
  stands: STANDS,
  paints: ['brim', 'crown'],
  build: made(hat),
};
