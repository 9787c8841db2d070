import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { triples } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { swept } from '../kit/swept.js';

/** Upright, bristles ahead, with paste on them. */
function toothbrush(kit: Maker): void {
  kit.add(
    'handle',
    swept(triples('0 0.008 0, 0.001 0.07 0.003, 0 0.13 0, 0 0.185 0'), (t) => 0.008 - 0.003 * t, {
      sides: 12,
      steps: 16,
    }),
    kit.main('gloss', '#2f8fd0'),
  );
  kit.add('bristles', boxAt([0.013, 0.04, 0.018], [0, 0.17, 0.011], 0.003), matter('fabric', '#f6f8fa'));
  kit.add('paste', boxAt([0.01, 0.03, 0.01], [0, 0.17, 0.024], 0.005), matter('glaze', '#7fd6d0'));
}

export const TOOTHBRUSH_PROP: Prop = {
  noun: 'toothbrush',
  words: ['tooth brush'],
  size: [0.018, 0.19, 0.037],
  stands: ['table', 'podium', 'hand'],
  paints: ['handle'],
  build: made(toothbrush),
};
