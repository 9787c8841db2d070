import { SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { bent, merged, placed } from '../kit/surface.js';
import { green, STANDS, stem, tulipHead } from './shapes.js';

function tulip(kit: Maker): void {
  kit.add(
    'petals',
    placed(tulipHead(), { at: [0, 0.27, 0] }),
    kit.main('clay', '#e8473f', { roughness: 0.45, side: 2 }),
  );
  const blades = [0.3, 2.5, 4.3].map((turn, i) =>
    placed(
      bent(new SphereGeometry(1, 14, 20).scale(0.018, 0.11, 0.0016), (at) =>
        at.setZ(at.z + 0.04 * ((at.y + 0.11) / 0.22) ** 2 - at.x * at.x * 9),
      ),
      { at: [0, 0.1 + 0.004 * i, 0], turn: [0.18, turn, 0] },
    ),
  );
  kit.add(
    'green',
    merged([stem(0.275, 0.004), ...blades].map((part) => part.deleteAttribute('uv'))),
    green(),
  );
}

export const TULIP_PROP: Prop = {
  isLookedAtAbove: true,
  noun: 'tulip',
  words: [],
  size: [0.0666, 0.339, 0.0884],
  stands: STANDS,
  paints: ['petals'],
  build: made(tulip),
};
