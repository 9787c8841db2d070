import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { ball, brick, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { lumpy, spoon, strewn, TABLE } from '../treats/shapes.js';

const [FOOT, TOP] = [corners('0 0.009, 0.03 0.0095 0.004'), corners('0.02 0.076 0.01, 0 0.078')];

/** White over what lies at the bottom, with a wavy edge between. */
function fill(own: string) {
  const wall = Array.from(
    { length: 24 },
    (_, i) => [0.0302 + 0.0092 * (i / 23), 0.012 + i * 0.00258] as const,
  );
  const upright = turned([...FOOT, ...wall, ...TOP], 72);
  return tinted(upright, (x, y, z) => {
    const angle = Math.atan2(z, x);
    const edge = 0.026 + 0.005 * noise(Math.cos(angle) * 3, Math.sin(angle) * 3, 1);
    return between(['#8f1238', '#b51e4c', '#f2c4d0', own, own], 0.5 + (y - edge) * 110);
  });
}

function yogurt(kit: Maker): void {
  kit.add(
    'yogurt',
    fill(kit.options.colour ?? '#fffaf0'),
    matter('glaze', '#ffffff', { roughness: 0.45, clearcoat: 0.3 }),
  );
  const granola = strewn(kit, 46, (a, b, i) => {
    const [angle, far] = [a * 6.283, 0.033 * Math.sqrt(b)];
    const one = tinted(
      lumpy(brick([0.0085, 0.005, 0.0065], [0, 0, 0], 0.0018), 0.001, 0.004, i),
      ['#c98f48', '#a8702f', '#e0b878'][i % 3] ?? '#c98f48',
    );
    return placed(one, {
      at: [Math.cos(angle) * far, 0.0795 + 0.007 * (1 - b), Math.sin(angle) * far],
      turn: [kit.between(-1, 1), a * 30, kit.between(-1, 1)],
    });
  });
  kit.add('granola', granola, matter('clay', '#ffffff', { roughness: 0.75 }));
  const blues = triples('0.014 0.0925 0.014, -0.012 0.0925 0.016, 0.002 0.099 0.006').map((at) =>
    ball(0.0082, 18).translate(...at),
  );
  kit.add('blueberries', merged(blues), matter('glaze', '#333f80', { roughness: 0.5 }));
  const reds = triples('0.017 0.0925 -0.008, -0.015 0.093 -0.006, 0.0 0.0935 -0.017').map((at) =>
    ball(0.0088, 18)
      .scale(1, 1.1, 1)
      .translate(at[0], at[1] - 0.004, at[2]),
  );
  kit.add(
    'raspberries',
    merged(reds.map((one, i) => lumpy(one, 0.0012, 0.0035, i))),
    matter('glaze', '#d0203f', { roughness: 0.4 }),
  );
  const mint = [0.4, 2.2, 3.9].map((turn) =>
    placed(leaf(0.022, 0.013), { at: [0, 0.104, 0], turn: [0, turn, 0.6] }),
  );
  kit.add('mint', merged(mint), matter('plant', '#4f9a35'));
  kit.add(
    'spoon',
    placed(spoon(0.11), { at: [-0.02, 0.084, -0.012], turn: [0, 2.6, 0.9] }),
    matter('chrome', '#e2e4e6'),
  );
  kit.add(
    'glass',
    turned(
      corners(
        '0 0, 0.031 0 0.004, 0.0405 0.05 0.012, 0.042 0.084 0.001, 0.0405 0.0845 0.0006, 0.0392 0.05 0.01, 0.0305 0.009 0.004, 0 0.0085',
      ),
    ),
    matter('glass', '#ffffff'),
  );
}

export const YOGURT_PROP: Prop = {
  noun: 'yogurt',
  words: [
    'yoghurt',
    'greek yogurt',
    'yogurt parfait',
    'parfait',
    'bowl of yogurt',
    'cup of yogurt',
    'frozen yogurt',
  ],
  size: [0.11, 0.182, 0.0851],
  stands: TABLE,
  paints: ['yogurt'],
  build: made(yogurt),
};
