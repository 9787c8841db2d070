import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { FIXED } from './shapes.js';

function fridge(kit: Maker): void {
  const steel = kit.main('metal', '#c9cdd0', { roughness: 0.36, metalness: 0.6 });
  kit.add('body', boxAt([0.7, 1.86, 0.62], [0, 0.97, -0.02], 0.03), steel);
  kit.add(
    'doors',
    merged([
      boxAt([0.7, 1.16, 0.06], [0, 1.32, 0.31], 0.022),
      boxAt([0.7, 0.66, 0.06], [0, 0.39, 0.31], 0.022),
    ]),
    steel,
  );
  kit.add(
    'handles',
    merged([
      placed(rod(0.013, 0.62, 14), { at: [-0.27, 0.95, 0.37] }),
      placed(rod(0.013, 0.34, 14), { at: [-0.27, 0.34, 0.37] }),
    ]),
    matter('chrome', '#e4e7e9'),
  );
  kit.add('feet', boxAt([0.62, 0.05, 0.5], [0, 0.025, 0], 0.005), matter('plastic', '#2b2b2d'));
}

export const FRIDGE_PROP: Prop = {
  noun: 'fridge',
  words: ['refrigerator', 'freezer'],
  size: [0.7, 1.9, 0.713],
  stands: FIXED,
  paints: ['body', 'doors'],
  build: made(fridge),
};
