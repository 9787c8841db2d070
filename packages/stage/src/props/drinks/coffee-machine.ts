import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, brick, puck, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { handle } from '../cups/shapes.js';

function steelwork(kit: Maker): void {
  const slots = Array.from({ length: 11 }, (_, i) =>
    brick([0.006, 0.006, 0.13], [-0.09 + i * 0.018, 0.0435, 0.075], 0.002),
  );
  const rail = swept(
    triples('-0.125 0.345 0.09, -0.125 0.345 -0.11, 0.125 0.345 -0.11, 0.125 0.345 0.09, -0.125 0.345 0.09'),
    0.004,
    {
      sides: 10,
      steps: 90,
      tension: 0.02,
    },
  );
  const posts = triples('-0.12 0.333 0.085, 0.12 0.333 0.085, -0.12 0.333 -0.105, 0.12 0.333 -0.105').map(
    (at) => rod(0.004, 0.03, 10).translate(...at),
  );
  const wand = swept(triples('0.105 0.26 0.11, 0.118 0.21 0.135, 0.12 0.11 0.15'), 0.005, {
    sides: 12,
    steps: 24,
  });
  const spouts = [-1, 1].map((side) =>
    swept(triples(`0 0.17 0.085, ${side * 0.012} 0.165 0.085, ${side * 0.014} 0.15 0.085`), 0.005, {
      sides: 10,
      steps: 12,
    }),
  );
  const group = turned(
    corners('0 0.165, 0.03 0.168 0.004, 0.034 0.186 0.003, 0.04 0.19 0.002, 0.04 0.22 0.004, 0 0.222'),
    48,
  ).translate(0, 0, 0.085);
  const gauge = placed(puck(0.026, 0.012, 0.003, 40), { turn: [Math.PI / 2, 0, 0], at: [0.07, 0.27, 0.114] });
  kit.add(
    'steel',
    merged(
      [...slots, rail, ...posts, wand, ...spouts, group, gauge].map((part) => part.deleteAttribute('uv')),
    ),
    matter('chrome', '#d9dcdf'),
  );
  const dial = placed(puck(0.021, 0.002, 0.0006, 36), {
    turn: [Math.PI / 2, 0, 0],
    at: [0.07, 0.27, 0.1255],
  });
  kit.add('dial', dial, matter('paper', '#f6f3ea'));
}

function darks(kit: Maker): void {
  const grip = swept(triples('0 0.18 0.118, 0 0.178 0.15, 0 0.168 0.235'), (t) => 0.009 + 0.005 * t, {
    sides: 16,
    steps: 24,
  });
  const knobs = [-0.08, -0.035].map((x) =>
    placed(puck(0.015, 0.018, 0.004, 28), { turn: [Math.PI / 2, 0, 0], at: [x, 0.27, 0.113] }),
  );
  const feet = triples('-0.11 0.006 0.12, 0.11 0.006 0.12, -0.11 0.006 -0.11, 0.11 0.006 -0.11').map((at) =>
    rod(0.014, 0.014, 16).translate(...at),
  );
  const needle = boxAt([0.002, 0.017, 0.001], [0.074, 0.276, 0.128], 0.0004);
  kit.add(
    'dark',
    merged(
      [grip, ...knobs, ...feet, needle, boxAt([0.22, 0.014, 0.14], [0, 0.037, 0.075], 0.004)].map((part) =>
        part.deleteAttribute('uv'),
      ),
    ),
    matter('rubber', '#1a1b1e', { roughness: 0.5 }),
  );
}

function coffeeMachine(kit: Maker): void {
  const paint = kit.main('gloss', '#c9302c', { roughness: 0.3 });
  kit.add(
    'body',
    merged([
      boxAt([0.27, 0.1, 0.25], [0, 0.277, -0.01], 0.024),
      boxAt([0.27, 0.29, 0.1], [0, 0.17, -0.085], 0.022),
      boxAt([0.27, 0.034, 0.28], [0, 0.03, 0.015], 0.012),
    ]),
    paint,
  );
  steelwork(kit);
  darks(kit);
  const white = matter('gloss', '#faf6ee', { roughness: 0.3 });
  const cup = turned(
    corners(
      '0 0.048, 0.017 0.047 0.002, 0.026 0.062 0.012, 0.031 0.094 0.001, 0.029 0.0945 0.001, 0.024 0.066 0.01, 0 0.056',
    ),
    48,
  );
  kit.add('cup', cup.translate(0, 0, 0.085), white);
  handle(
    kit,
    triples('0.028 0.086 0.085, 0.042 0.088 0.085, 0.046 0.076 0.085, 0.027 0.068 0.085'),
    0.0034,
    white,
  );
  kit.add(
    'coffee',
    puck(0.0285, 0.002, 0.0005, 40).translate(0, 0.0865, 0.085),
    matter('gloss', '#6b3a17', { roughness: 0.3 }),
  );
  kit.joint('steam', [0, 0.11, 0.085]);
}

export const COFFEE_MACHINE_PROP: Prop = {
  noun: 'coffee machine',
  words: ['espresso machine', 'coffee maker', 'coffeemaker', 'cappuccino machine'],
  size: [0.27, 0.35, 0.37],
  stands: ['table', 'podium'],
  paints: ['body'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(coffeeMachine),
};
