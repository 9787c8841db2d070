import { scaled } from '../animals/beast.js';
import { rolled } from '../baked/croissant.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { outline, plate } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plain, TABLE } from '../kitchen/shapes.js';

function tray(kit: Maker): void {
  const sheet = plate(
    outline(corners('-0.225 -0.145 0.02, 0.225 -0.145 0.02, 0.225 0.145 0.02, -0.225 0.145 0.02')),
    0.004,
    0.001,
  );
  const lip = swept(
    [
      [-0.2, 0.008, -0.145],
      [0.2, 0.008, -0.145],
      [0.225, 0.008, -0.12],
      [0.225, 0.008, 0.12],
      [0.2, 0.008, 0.145],
      [-0.2, 0.008, 0.145],
      [-0.225, 0.008, 0.12],
      [-0.225, 0.008, -0.12],
    ],
    0.0068,
    { steps: 120, sides: 10, isClosed: true, tension: 0.12 },
  );
  kit.add('tray', plain([sheet, lip]), kit.main('metal', '#a9adb2', { roughness: 0.4 }));
  const paper = plate(
    outline(corners('-0.195 -0.118 0.003, 0.195 -0.118 0.003, 0.195 0.118 0.003, -0.195 0.118 0.003')),
    0.0012,
    0.0004,
  );
  kit.add('paper', paper.translate(0, 0.0042, 0), matter('paper', '#efe3cc'));
  const one = rolled(72, 14);
  const all = Array.from({ length: 6 }, (_, i) =>
    placed(one, {
      at: [((i % 3) - 1) * 0.128, 0.0048, (i < 3 ? -1 : 1) * 0.056 - 0.006],
      turn: [0, kit.between(-0.25, 0.25) + (i % 2) * 0.15, 0],
      scale: 0.94,
    }),
  );
  kit.add('croissants', merged(all), matter('food', '#ffffff'));
}

export const CROISSANTS_ON_A_TRAY_PROP: Prop = {
  noun: 'croissants on a tray',
  words: ['croissants on tray', 'tray of croissants', 'tray of pastries', 'fresh croissants', 'pastries'],
  size: [0.427, 0.0456, 0.28],
  stands: TABLE,
  paints: ['tray'],
  build: made((kit) => {
    tray(kit);
    scaled(kit, 0.92);
  }),
};
