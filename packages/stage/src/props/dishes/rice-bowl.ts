import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bead, flowing, rod } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { bowl } from '../meals/shapes.js';
import { lumpy, plain, strewn, TABLE } from '../treats/shapes.js';

const heapAt = (t: number) => 0.072 + 0.042 * Math.cos((Math.min(1, t) * Math.PI) / 2) ** 1.1;

function riceBowl(kit: Maker): void {
  bowl(kit, '#3a5f8a');
  const bed = lumpy(
    flowing(pairs('0.0002 0.06, 0.086 0.0665, 0.087 0.072, 0.066 0.092, 0.034 0.107, 0.0002 0.1115'), 44, 20),
    0.002,
    0.008,
  );
  const grain = new SphereGeometry(1, 6, 4).scale(0.0054, 0.002, 0.002);
  const grains = strewn(kit, 270, (a, _b, i) => {
    const t = Math.sqrt((i + 0.5) / 270);
    const [angle, far] = [i * 2.39996, 0.0885 * t];
    return tinted(
      placed(grain, {
        at: [Math.cos(angle) * far, heapAt(t) + kit.between(-0.0012, 0.0014), Math.sin(angle) * far],
        turn: [kit.between(-0.5, 0.5), a * 9, kit.between(-0.7, 0.7)],
      }),
      i % 3 ? '#fffaf0' : '#f0e6d0',
    );
  });
  kit.add(
    'rice',
    merged([plain([tinted(bed, '#f3ead8')]), plain([grains])]),
    matter('glaze', '#ffffff', { roughness: 0.5, clearcoat: 0.25 }),
  );
  const seeds = strewn(kit, 26, (a, b) => {
    const [angle, t] = [a * 6.283, 0.45 * Math.sqrt(b)];
    return bead(0.0019, 0.0011, 0.0013, {
      at: [Math.cos(angle) * 0.0915 * t, heapAt(t) + 0.0022, Math.sin(angle) * 0.0915 * t],
    });
  });
  kit.add('seeds', seeds, matter('plastic', '#2b211a'));
  const onions = strewn(kit, 12, (a, b) => {
    const [angle, t] = [a * 6.283, 0.4 * Math.sqrt(b)];
    return placed(rod(0.0046, 0.0026, 12), {
      at: [Math.cos(angle) * 0.0915 * t, heapAt(t) + 0.003, Math.sin(angle) * 0.0915 * t],
      turn: [kit.between(-0.7, 0.7), 0, kit.between(-0.7, 0.7)],
    });
  });
  kit.add('onions', onions, matter('plastic', '#6fb343'));
  const sticks = [0, 1].map((i) =>
    swept(
      [
        [0.03 + i * 0.012, 0.085, 0.03 - i * 0.006],
        [0.118 + i * 0.012, 0.142, -0.062 - i * 0.004],
      ],
      (t) => 0.002 + 0.0014 * t,
      {
        sides: 10,
        steps: 4,
      },
    ),
  );
  kit.add('sticks', merged(sticks), matter('wood', '#a8683a'));
  kit.joint('steam', [0, 0.12, 0]);
}

export const RICE_BOWL_PROP: Prop = {
  noun: 'rice bowl',
  words: [
    'rice',
    'bowl of rice',
    'white rice',
    'steamed rice',
    'fried rice',
    'bowl of fried rice',
    'curry rice',
    'plate of rice',
    'risotto',
    'biryani',
  ],
  size: [0.231, 0.145, 0.199],
  stands: TABLE,
  paints: ['bowl'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(riceBowl),
};
