import { CRUST } from '../baked/shapes.js';
import { limb } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { sculpted } from '../kit/sculpt.js';
import { between, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { TABLE } from '../kitchen/shapes.js';

function hotDog(kit: Maker): void {
  const bun = sculpted({
    lumps: [
      { is: limb([-0.072, 0.0255, 0.0195], [0.072, 0.0255, 0.0195], 0.0205) },
      { is: limb([-0.072, 0.0255, -0.0195], [0.072, 0.0255, -0.0195], 0.0205) },
      { is: limb([-0.07, 0.014, 0], [0.07, 0.014, 0], 0.0135) },
    ],
    low: [-0.1, 0, -0.045],
    high: [0.1, 0.05, 0.045],
    cell: 0.0034,
    seam: 0.014,
  });
  kit.add(
    'bun',
    tinted(bun, (x, y, z) =>
      between(
        ['#f7e2b8', ...CRUST.slice(0, 3)],
        step(0.016, 0.036, Math.abs(z)) * 0.75 + 0.12 * rough(x * 40, y * 40, z * 40),
      ),
    ),
    matter('food', '#ffffff'),
  );
  const sausage = swept(
    [
      [-0.102, 0.0435, 0],
      [-0.05, 0.0385, 0],
      [0.05, 0.0385, 0],
      [0.102, 0.0435, 0],
    ],
    0.0145,
    { steps: 40, sides: 24 },
  );
  kit.add('sausage', sausage, matter('glaze', '#a8401f', { roughness: 0.3 }));
  const wave = Array.from({ length: 45 }, (_, i) => {
    const x = -0.082 + (0.164 * i) / 44;
    const side = Math.sin(i * 0.85);
    return [x, 0.0535 + 0.1 * x * x * 3 - 0.0028 * side * side, side * 0.0072] as const;
  });
  kit.add('mustard', swept(wave, 0.0026, { steps: 180, sides: 10 }), matter('glaze', '#f7bd1a'));
}

export const HOT_DOG_PROP: Prop = {
  noun: 'hot dog',
  words: ['hotdog'],
  size: [0.204, 0.0577, 0.0799],
  stands: TABLE,
  paints: [],
  build: made(hotDog),
};
