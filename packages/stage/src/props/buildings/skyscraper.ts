import { BoxGeometry, type BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { dark, GROUND, warm } from './shapes.js';

/** Windows in rows round a square tower, some of them lit. */
function floors(
  kit: Maker,
  half: number,
  from: number,
  rowsOfPanes: number,
): { lit: BufferGeometry[]; unlit: BufferGeometry[] } {
  const lit: BufferGeometry[] = [];
  const unlit: BufferGeometry[] = [];
  for (let i = 0; i < rowsOfPanes * 20; i += 1) {
    const [row, column, side] = [Math.floor(i / 20), i % 5, Math.floor((i % 20) / 5)];
    const pane = placed(
      new BoxGeometry(half * 0.29, 2.2, 0.2).translate(
        -half * 0.76 + column * half * 0.38,
        from + row * 3.4,
        half,
      ),
      { turn: [0, (side * Math.PI) / 2, 0] },
    );
    (kit.random() < 0.3 ? lit : unlit).push(pane);
  }
  return { lit, unlit };
}

function skyscraper(kit: Maker): void {
  const low = floors(kit, 9, 3, 13);
  const high = floors(kit, 6.6, 49, 8);
  kit.add(
    'walls',
    merged([
      boxAt([18, 47, 18], [0, 23.5, 0], 0.3),
      boxAt([13.2, 29, 13.2], [0, 60, 0], 0.3),
      boxAt([8, 6, 8], [0, 77, 0], 0.3),
      boxAt([19, 1.2, 19], [0, 0.6, 0], 0.2),
      boxAt([14, 0.8, 14], [0, 74.6, 0], 0.2),
    ]),
    kit.main('clay', '#7f8a99'),
  );
  kit.add('panes', merged([...low.unlit, ...high.unlit]), dark());
  kit.add('lit', merged([...low.lit, ...high.lit]), warm());
  kit.add(
    'mast',
    swept(
      [
        [0, 79, 0],
        [0, 95, 0],
      ],
      (t) => 0.5 - 0.4 * t,
      { sides: 10, steps: 2 },
    ),
    matter('metal', '#c9ccd0'),
  );
}

export const SKYSCRAPER_PROP: Prop = {
  noun: 'skyscraper',
  words: ['building', 'office building', 'high-rise', 'tower block'],
  size: [19, 95, 19],
  stands: GROUND,
  paints: ['walls'],
  moves: [{ part: 'lit', does: 'glow' }],
  build: made(skyscraper),
};
