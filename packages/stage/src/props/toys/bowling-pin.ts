import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { flowing, puck, turned } from '../kit/solids.js';
import { STANDS } from './shapes.js';

/** Radius and height up a pin: its foot, its belly, its neck and its head. */
const SIDE = pairs(
  '0.0258 0.004, 0.0359 0.019, 0.0496 0.057, 0.0573 0.0857, 0.0605 0.1143, 0.058 0.149, 0.047 0.184, 0.0314 0.219, 0.025 0.238, 0.0228 0.254, 0.0237 0.276, 0.0266 0.298, 0.0303 0.3207, 0.0323 0.343, 0.0298 0.363, 0.0195 0.377, 0 0.381',
);

/** Two bands where the neck is, a hair's breadth outside it. */
const BANDS = [
  [0.234, 0.246],
  [0.257, 0.269],
] as const;

const reach = (y: number): number => {
  const i = SIDE.findIndex(([, high]) => high > y);
  const [[r0, y0] = [0, 0], [r1, y1] = [0, 1]] = [SIDE[i - 1], SIDE[i]];
  return r0 + ((r1 - r0) * (y - y0)) / (y1 - y0);
};

function bowlingPin(kit: Maker): void {
  kit.add('pin', flowing(SIDE, 56, 70), matter('gloss', '#fbf9f4', { roughness: 0.16 }));
  const red = kit.main('gloss', '#cf1f2b', { roughness: 0.2 });
  for (const [k, [low, high]] of BANDS.entries())
    kit.add(
      k ? 'band.high' : 'band.low',
      turned(
        [0, 0.12, 0.5, 0.88, 1].map((t) => {
          const y = low + (high - low) * t;
          return [reach(y) + (t === 0 || t === 1 ? -0.0008 : 0.0009), y] as const;
        }),
        56,
      ),
      red,
    );
  kit.add('foot', puck(0.0262, 0.005, 0.001, 40), matter('plastic', '#2c2d31'));
}

export const BOWLING_PIN_PROP: Prop = {
  noun: 'bowling pin',
  words: ['tenpin', 'skittle'],
  size: [0.121, 0.381, 0.121],
  stands: STANDS,
  paints: ['band.low', 'band.high'],
  build: made(bowlingPin),
};
