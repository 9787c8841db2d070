import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { ball } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { GROUND } from './shapes.js';

function palm(kit: Maker): void {
  const bow = triples('0 0 0, 0.25 1.6 0, 0.75 3.3 0, 1.5 4.9 0');
  const rings = swept(
    bow,
    (t) => (0.22 - 0.09 * t + 0.12 * Math.max(0, 0.1 - t) * 8) * (1 + 0.09 * ((t * 24) % 1)),
    { steps: 150, sides: 16, isOpen: true },
  );
  kit.add('trunk', rings, matter('plastic', '#9a7650', { roughness: 0.85 }));
  const frond = (turn: number, lift: number) => {
    const spine = swept(
      [
        [0, 0, 0],
        [0.8, lift * 0.5, 0],
        [1.6, lift * 0.4, 0],
        [2.3, lift * 0.2 - 0.7, 0],
      ],
      0.025,
      { sides: 6, steps: 16 },
    );
    const blades = Array.from({ length: 40 }, (_, i) => {
      const t = 0.12 + (Math.floor(i / 2) / 20) * 0.86;
      const y = lift * (t < 0.5 ? t * 1.05 : 0.52 - (t - 0.5) * 0.6) - 0.9 * Math.max(0, t - 0.45) ** 1.6;
      return placed(leaf(0.8 * Math.sin(Math.PI * Math.min(0.96, t * 0.8 + 0.16)), 0.11, 0.5, 7), {
        at: [t * 2.3, y, 0],
        turn: [0, (i % 2 ? 1 : -1) * (1.15 - 0.5 * t), -0.15],
      });
    });
    return placed(merged([spine, ...blades].map((part) => part.deleteAttribute('uv'))), {
      turn: [0, turn, 0],
      at: [1.5, 4.9, 0],
    });
  };
  const crown = Array.from({ length: 9 }, (_, i) =>
    frond(i * 0.698 + kit.between(-0.15, 0.15), 0.55 + 0.5 * (i % 3)),
  );
  kit.add('leaves', merged(crown), matter('plant', kit.options.colour ?? '#4f9a3a'));
  kit.add(
    'nuts',
    merged(
      [0, 2.1, 4.2].map((angle) =>
        ball(0.15, 18).translate(1.5 + Math.cos(angle) * 0.2, 4.72, Math.sin(angle) * 0.2),
      ),
    ),
    matter('plastic', '#6b4426', { roughness: 0.85 }),
  );
}

export const PALM_TREE_PROP: Prop = {
  noun: 'palm tree',
  words: ['palm', 'coconut tree'],
  size: [4.41, 5.79, 4.6],
  stands: GROUND,
  paints: ['leaves'],
  build: made(palm),
};
