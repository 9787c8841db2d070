import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { hoop, puck, rod, turned } from '../kit/solids.js';
import { merged } from '../kit/surface.js';

function lantern(kit: Maker): void {
  const paper = turned(
    Array.from({ length: 61 }, (_, i) => {
      const t = i / 60;
      return [
        0.03 +
          0.12 * Math.sin(Math.PI * (0.12 + 0.76 * t)) * (1 - 0.03 * Math.abs(Math.sin(t * Math.PI * 12))),
        0.06 + t * 0.26,
      ] as const;
    }),
    64,
  );
  kit.add('paper', paper, kit.main('plastic', '#d8322a', { roughness: 0.7, emissive: 0x7a2a10, side: 2 }));
  const gold = matter('gold', '#d9b366');
  kit.add(
    'caps',
    merged([
      puck(0.078, 0.016, 0.004, 40).translate(0, 0.052, 0),
      puck(0.078, 0.016, 0.004, 40).translate(0, 0.312, 0),
      hoop(0.024, 0.003, 24).translate(0, 0.348, 0),
    ]),
    gold,
  );
  kit.add(
    'tassel',
    merged(
      Array.from({ length: 14 }, (_, i) =>
        rod(0.0022, 0.055, 6).translate(Math.cos(i * 0.449) * 0.011, 0.024, Math.sin(i * 0.449) * 0.011),
      ),
    ),
    gold,
  );
}

export const PAPER_LANTERN_PROP: Prop = {
  noun: 'paper lantern',
  words: ['lantern', 'chinese lantern'],
  size: [0.3, 0.378, 0.3],
  stands: ['air', 'podium', 'table', 'hand'],
  paints: ['paper'],
  moves: [{ part: 'paper', does: 'glow' }],
  build: made(lantern),
};
