import { PlaneGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

function carton(kit: Maker): void {
  const card = kit.main('paper', '#b98a58');
  kit.add('box', boxAt([0.34, 0.25, 0.26], [0, 0.125, 0], 0.004), card);
  const flap = (
    at: readonly [number, number, number],
    size: readonly [number, number, number],
    turn: readonly [number, number, number],
  ) => placed(boxAt(size, [0, 0, 0], 0.0014), { at, turn });
  kit.add(
    'flaps',
    merged([
      flap([0, 0.2515, 0.0655], [0.338, 0.0035, 0.128], [-0.02, 0, 0]),
      flap([0, 0.2515, -0.0655], [0.338, 0.0035, 0.128], [0.02, 0, 0]),
    ]),
    card,
  );
  kit.add(
    'tape',
    merged([
      boxAt([0.342, 0.0012, 0.05], [0, 0.2545, 0], 0.0005),
      boxAt([0.0012, 0.06, 0.05], [0.1706, 0.2245, 0], 0.0005),
      boxAt([0.0012, 0.06, 0.05], [-0.1706, 0.2245, 0], 0.0005),
    ]),
    matter('plastic', '#d9b98a', { roughness: 0.25 }),
  );
  kit.label(
    new PlaneGeometry(0.16, 0.08).translate(-0.03, 0.13, 0.1308),
    2,
    '#24211c',
    matter('paper', '#f6f2ea'),
  );
}

export const CARDBOARD_BOX_PROP: Prop = {
  noun: 'cardboard box',
  words: ['box', 'package', 'parcel', 'carton'],
  size: [0.342, 0.255, 0.261],
  stands: ['floor', 'table', 'ground', 'hand'],
  paints: ['box', 'flaps'],
  label: 'label',
  build: made(carton),
};
