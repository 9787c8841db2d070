import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { ball, bead, type Corner, flowing, outline, plate } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { leaf } from '../fruit/shapes.js';
import { plateOf } from '../meals/shapes.js';
import { plain, TABLE } from './shapes.js';

/** Metres from tip to rim, radians from the middle to a cut, and where the tip is. */
const [LONG, HALF, TIP] = [0.128, 0.4, -0.068];

function wedge(far: number, low: number, high: number, bevel: number, tip = TIP): BufferGeometry {
  const arc = Array.from({ length: 11 }, (_, i): Corner => {
    const angle = HALF * (1 - i / 5);
    return [Math.sin(angle) * far, TIP + Math.cos(angle) * far, 0.004];
  });
  return plate(outline([[0, tip, 0.003], ...arc]), high - low, bevel).translate(0, low, 0);
}

/** A glaze that runs down over the cuts and the rim: how far along, on which side, and how far down. */
function sauce(): BufferGeometry {
  const runs = triples(
    '0.028 1 0.012, 0.05 1 0.021, 0.07 1 0.01, 0.094 1 0.026, 0.112 1 0.015, 0.022 -1 0.017, 0.042 -1 0.009, 0.064 -1 0.025, 0.086 -1 0.012, 0.106 -1 0.021, 0.127 -0.6 0.022, 0.127 -0.2 0.012, 0.127 0.15 0.026, 0.127 0.6 0.014',
  ).map(([far, side, long]) => {
    const angle = HALF * side;
    return bead(0.0052, long * 0.62, 0.0052, {
      at: [Math.sin(angle) * far, 0.0625 - long * 0.45, -(TIP + Math.cos(angle) * far)],
    });
  });
  return plain([wedge(LONG + 0.0012, 0.0602, 0.0655, 0.0024, TIP - 0.001), ...runs]);
}

function strawberry([x, y, z]: readonly [number, number, number], turn: number): BufferGeometry {
  const fruit = flowing(pairs('0.0003 0, 0.0098 0.003, 0.0112 0.009, 0.007 0.019, 0.0003 0.024'), 24, 16);
  const dotted = tinted(fruit, (a, b, c) =>
    between(['#e02a34', '#b80f20'], 0.5 + noise(a * 300, b * 300, c * 300)),
  );
  return placed(dotted, { at: [x, y, z], turn: [0.35, turn, 0.4] });
}

function cheesecake(kit: Maker): void {
  kit.add('plate', plateOf(0.098), matter('ceramic', '#f4f1ec'));
  const crust = tinted(wedge(LONG, 0.0078, 0.0215, 0.0015), (x, y, z) =>
    between(['#8a5526', '#c08a4a', '#d9a866'], 0.5 + 0.7 * rough(x * 190, y * 190, z * 190)),
  );
  kit.add('crust', crust, matter('food', '#ffffff', { roughness: 0.85 }));
  const cream = tinted(wedge(LONG - 0.001, 0.0213, 0.0612, 0.0022), (x, y, z) =>
    between(['#fff6dd', '#fbe9bd', '#f3d491'], (y - 0.02) * 18 + 0.2 * rough(x * 40, y * 40, z * 40)),
  );
  kit.add('cream', cream, matter('clay', '#ffffff', { roughness: 0.55 }));
  kit.add('sauce', sauce(), kit.main('glaze', '#b3122b', { roughness: 0.12 }));
  kit.add(
    'strawberries',
    merged([strawberry([-0.012, 0.0655, -0.03], 0.3), strawberry([0.014, 0.0655, -0.038], 2.1)]),
    matter('glaze', '#ffffff'),
  );
  kit.add(
    'berries',
    merged(
      triples('-0.002 0.0715 -0.012, 0.006 0.0715 0.006').map((at) => ball(0.0068, 18).translate(...at)),
    ),
    matter('glaze', '#2e3a78', { roughness: 0.5 }),
  );
  const mint = [0.2, 1.5, 2.8].map((turn) =>
    placed(leaf(0.02, 0.012), { at: [0.001, 0.073, -0.034], turn: [0, turn, 0.7] }),
  );
  kit.add('mint', merged(mint), matter('plant', '#4f9a35'));
}

export const CHEESECAKE_PROP: Prop = {
  noun: 'cheesecake',
  words: ['slice of cheesecake', 'cheesecake slice', 'piece of cheesecake', 'strawberry cheesecake'],
  size: [0.195, 0.0857, 0.195],
  stands: TABLE,
  paints: ['sauce'],
  build: made(cheesecake),
};
