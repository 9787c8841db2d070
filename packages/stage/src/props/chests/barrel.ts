import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { bead, brick, puck, turned } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { skin } from '../kit/swept.js';
import { iron, joined, STANDS } from './wood.js';

const [HIGH, STAVES] = [0.9, 18];
const far = (y: number): number => 0.27 + 0.075 * Math.sin((y / HIGH) * Math.PI);

/** One stave, round on its outside, as a tube of four corners. */
function stave(i: number): ReturnType<typeof skin> {
  const half = (Math.PI / STAVES) * 0.94;
  const rings = even(14).map((t) => {
    const y = t * HIGH;
    const at = (turn: number, deep: number) =>
      new Vector3(Math.sin(turn) * (far(y) - deep), y, Math.cos(turn) * (far(y) - deep));
    return [
      at(-half, 0.03),
      at(-half, 0.006),
      at(-half * 0.8, 0),
      at(0, -0.001),
      at(half * 0.8, 0),
      at(half, 0.006),
      at(half, 0.03),
    ];
  });
  return placed(skin(rings), { turn: [0, (i / STAVES) * 6.2832, 0] });
}

function barrel(kit: Maker): void {
  const own = kit.options.colour ?? '#a9713a';
  const staves = Array.from({ length: STAVES }, (_, i) => {
    const shade = kit.random() * 0.7;
    return tinted(stave(i), (x, y, z) =>
      between([own, '#6b4220'], shade * 0.55 + 0.18 * noise(x * 30, y * 3, z * 30) + 0.1),
    );
  });
  const lids = [0.05, HIGH - 0.07].map((y) =>
    placed(
      merged(
        Array.from({ length: 7 }, (_, i) => {
          const x = (i - 3) * 0.078;
          return tinted(
            brick([0.075, 0.03, 2 * Math.sqrt(0.27 ** 2 - x * x)], [x, 0, 0], 0.006),
            i % 2 ? '#8a5a2e' : '#9a6836',
          );
        }),
      ),
      { at: [0, y, 0] },
    ),
  );
  const lining = tinted(
    turned(
      even(10).map((t) => [far(t * HIGH) - 0.012, 0.01 + t * (HIGH - 0.02)] as const),
      40,
    ),
    '#6b4220',
  );
  kit.add(
    'staves',
    joined([...staves, ...lids, lining]),
    matter('plastic', '#ffffff', { side: 2, roughness: 0.55 }),
  );
  const hoops = [0.06, 0.2, HIGH - 0.2, HIGH - 0.06].map((y) =>
    turned(
      [
        [far(y - 0.028) - 0.004, y - 0.028],
        [far(y - 0.028) + 0.011, y - 0.026],
        [far(y + 0.028) + 0.011, y + 0.026],
        [far(y + 0.028) - 0.004, y + 0.028],
      ],
      56,
    ),
  );
  const rivets = [0.05, 0.2, HIGH - 0.2, HIGH - 0.05].map((y) =>
    bead(0.012, 0.012, 0.008, { at: [0.06, y, far(y) + 0.006] }),
  );
  kit.add('hoops', joined([...hoops, ...rivets]), iron());
  kit.add(
    'bung',
    puck(0.035, 0.05, 0.01, 24)
      .rotateX(1.571)
      .translate(0, HIGH / 2, far(HIGH / 2) - 0.03),
    matter('wood', '#c99a5e'),
  );
}

export const BARREL_PROP: Prop = {
  noun: 'barrel',
  words: ['cask', 'keg', 'wine barrel', 'wooden barrel', 'beer barrel', 'whiskey barrel', 'oak barrel'],
  size: [0.7, 0.9, 0.7],
  stands: STANDS,
  paints: ['staves'],
  build: made(barrel),
};
