import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { ball, hoop, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** A lantern with six panes, its foot on y = 0. */
function head(kit: Maker): void {
  const six = Array.from({ length: 6 }, (_, i) => (i / 6) * 6.2832);
  const at = (turn: number, far: number, y: number) =>
    [Math.cos(turn) * far, y, Math.sin(turn) * far] as const;
  const lantern = kit.joint('lantern', [0, 3.16, 0]);
  lantern.add(
    'frame',
    merged(
      [
        turned(corners('0 0, 0.05 0, 0.05 0.05 0.01, 0.14 0.08 0.02, 0.14 0.11 0.01, 0 0.11'), 6),
        turned(
          corners(
            '0.25 0.55 0.01, 0.27 0.58 0.01, 0.2 0.68 0.03, 0.08 0.78 0.02, 0.05 0.84 0.01, 0.06 0.87 0.01, 0 0.92',
          ),
          6,
        ),
        ...six.map((turn) =>
          swept([at(turn, 0.13, 0.1), at(turn, 0.24, 0.56)], 0.013, { sides: 8, steps: 3 }),
        ),
        ball(0.03, 14).translate(0, 0.94, 0),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    kit.main('metal', '#22302c', { metalness: 0.5, roughness: 0.42 }),
  );
  lantern.add(
    'panes',
    turned(
      [
        [0.122, 0.11],
        [0.228, 0.55],
      ],
      6,
    ),
    matter('glass', '#fff4dc'),
  );
  lantern.add(
    'bulb',
    placed(ball(0.085, 22), { at: [0, 0.32, 0], scale: [1, 1.35, 1] }),
    matter('light', '#ffd98a', { emissiveIntensity: 1.8 }),
  );
}

function streetLamp(kit: Maker): void {
  const iron = kit.main('metal', '#22302c', { metalness: 0.5, roughness: 0.42 });
  const post = turned(
    corners(
      '0 0, 0.23 0 0.02, 0.23 0.1 0.02, 0.17 0.14 0.02, 0.16 0.5 0.03, 0.19 0.55 0.02, 0.12 0.66 0.05, 0.085 0.8 0.03, 0.105 0.86 0.015, 0.07 0.92 0.02, 0.052 2.5 0.01, 0.085 2.56 0.02, 0.05 2.63 0.02, 0.045 3.05 0.02, 0.09 3.12 0.02, 0.09 3.16 0.01, 0 3.17',
    ),
    28,
  );
  const flutes = Array.from({ length: 10 }, (_, i) => {
    const turn = (i / 10) * 6.2832;
    return swept(
      [
        [Math.cos(turn) * 0.066, 0.95, Math.sin(turn) * 0.066],
        [Math.cos(turn) * 0.051, 2.48, Math.sin(turn) * 0.051],
      ],
      0.01,
      { sides: 6, steps: 3 },
    );
  });
  const bar = [-1, 1].map((side) =>
    swept(
      [
        [side * 0.04, 2.86, 0],
        [side * 0.3, 2.86, 0],
        [side * 0.34, 2.86, 0],
      ],
      0.017,
      { sides: 10, steps: 8 },
    ),
  );
  const scrolls = [-1, 1].map((side) => placed(hoop(0.07, 0.012, 24), { at: [side * 0.13, 2.77, 0] }));
  kit.add(
    'post',
    merged(
      [
        post,
        ...flutes,
        ...bar,
        ...scrolls,
        ...[-1, 1].map((side) => ball(0.03, 12).translate(side * 0.35, 2.86, 0)),
      ].map((part) => part.deleteAttribute('uv')),
    ),
    iron,
  );
  head(kit);
}

export const STREET_LAMP_PROP: Prop = {
  noun: 'street lamp',
  words: [
    'street light',
    'streetlight',
    'streetlamp',
    'lamp post',
    'lamppost',
    'street lantern',
    'gas lamp',
    'gaslamp',
  ],
  size: [0.76, 4.13, 0.54],
  stands: ['ground', 'podium'],
  paints: ['post', 'frame'],
  moves: [{ part: 'bulb', does: 'glow' }],
  build: made(streetLamp),
};
