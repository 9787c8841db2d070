import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { bead, flowing } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';

function mushroom(kit: Maker): void {
  const red = kit.main('glaze', '#cf2a20');
  const one = (at: Triple, size: number) => {
    const cap = flowing(
      pairs('0.055 0.118, 0.1 0.113, 0.112 0.122, 0.1 0.15, 0.06 0.178, 0.0005 0.188'),
      56,
      36,
    );
    const spots = Array.from({ length: 16 }, (_, i) => {
      const [t, angle] = [Math.sqrt((i + 0.4) / 16), i * 2.39996];
      const far = 0.1 * t;
      return bead(0.014 - 0.004 * t, 0.006, 0.014 - 0.004 * t, {
        at: [Math.cos(angle) * far, 0.187 - 0.052 * t ** 2.6, Math.sin(angle) * far],
        turn: [Math.sin(angle) * t * 0.75, 0, -Math.cos(angle) * t * 0.75],
      });
    });
    const stem = flowing(pairs('0.0005 0, 0.034 0, 0.038 0.02, 0.026 0.07, 0.024 0.12'), 40, 26);
    const skirt = flowing(pairs('0.044 0.082, 0.034 0.092, 0.024 0.1'), 48, 10);
    const gills = flowing(pairs('0.024 0.117, 0.07 0.114, 0.1 0.1145'), 56, 8);
    return [
      cap,
      merged(spots),
      merged([stem, skirt, tinted(gills, '#fff')].map((part) => part.deleteAttribute('color'))),
    ].map((part) => placed(part, { at, scale: size, turn: [0, size * 4, 0.05] }));
  };
  const [large, small] = [one([0, 0, 0], 1), one([0.13, 0, 0.05], 0.58)];
  ['cap', 'spots', 'stem'].forEach((name, i) => {
    const parts = [large[i], small[i]].filter((part) => part !== undefined);
    kit.add(name, merged(parts), i ? matter('clay', '#fbf3e2', { side: 2 }) : red);
  });
}

export const MUSHROOM_PROP: Prop = {
  noun: 'mushroom',
  words: ['toadstool', 'fungus'],
  size: [0.305, 0.196, 0.234],
  stands: ['ground', 'podium', 'table'],
  paints: ['cap'],
  build: made(mushroom),
};
