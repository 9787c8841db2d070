import { block, egg, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place, Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { boxAt, brick, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const TOY: readonly Place[] = ['table', 'podium', 'floor', 'hand'];
const BANDS = ['#e2463c', '#f6efe0', '#2f9fd0', '#f3b52e', '#5bb054', '#f6efe0'];

/** It spins on its tip, a little aslant. */
function spinningTop(kit: Maker): void {
  const lean = kit.joint('lean', [0, 0, 0], [0.06, 0, -0.1]);
  const top = lean.joint('top');
  const own = kit.options.colour ?? BANDS[0] ?? '';
  const body = turned(
    corners(
      '0 0.004, 0.005 0.008 0.002, 0.012 0.02 0.006, 0.038 0.045 0.012, 0.044 0.056 0.008, 0.04 0.064 0.006, 0.014 0.074 0.008, 0 0.076',
    ),
    60,
  );
  const stripes = tinted(body, (x, y, z) => {
    if (y > 0.0585 && Math.cos(Math.atan2(z, x) * 4) > 0.35) return '#f6efe0';
    return y > 0.0585 ? own : (BANDS[Math.floor((y - 0.004) / 0.0092) % BANDS.length] ?? own);
  });
  top.add('body', stripes, matter('gloss', '#ffffff'));
  top.add(
    'tip',
    turned(corners('0 0, 0.0022 0.001 0.001, 0.005 0.01 0.001, 0 0.012'), 24),
    matter('metal', '#c9ced3'),
  );
  top.add(
    'stem',
    turned(
      corners(
        '0 0.07, 0.0065 0.072 0.002, 0.0045 0.08 0.002, 0.0042 0.098 0.002, 0.0085 0.104 0.003, 0.0085 0.11 0.003, 0 0.112',
      ),
      28,
    ),
    matter('wood', '#c98a4a'),
  );
}

/** It stands on its rim, its string in a loop before it. */
function yoYo(kit: Maker): void {
  const wheel = kit.joint('wheel.disc', [0, 0.029, 0]);
  const half = turned(
    corners(
      '0 0.003, 0.008 0.003, 0.026 0.007 0.003, 0.029 0.012 0.003, 0.027 0.019 0.004, 0.016 0.0185 0.003, 0.013 0.0165 0.001, 0 0.0165',
    ),
    56,
  );
  wheel.add(
    'halves',
    merged([1, -1].map((s) => placed(half, { turn: [0, 0, -s * 1.571] }))),
    kit.main('gloss', '#d8322c'),
  );
  const star = outline(
    Array.from(
      { length: 10 },
      (_, i) =>
        [
          Math.sin(i * 0.6283) * (i % 2 ? 0.0055 : 0.0122),
          Math.cos(i * 0.6283) * (i % 2 ? 0.0055 : 0.0122),
          0.001,
        ] as const,
    ),
  );
  wheel.add(
    'stars',
    merged(
      [1, -1].map((s) =>
        placed(slab(star, 0.0022, 0.0006), { at: [s * 0.0168, 0, 0], turn: [0, s * 1.571, 0] }),
      ),
    ),
    matter('gloss', '#ffd23c'),
  );
  wheel.add(
    'axle',
    placed(puck(0.009, 0.008, 0.001, 24), { at: [0.004, 0, 0], turn: [0, 0, 1.571] }),
    matter('fabric', '#f4efe2'),
  );
  const string = swept(
    triples(
      '0 0.02 0.008, 0 0.006 0.03, 0.012 0.001 0.05, 0.05 0.001 0.06, 0.07 0.001 0.035, 0.055 0.001 0.015, 0.04 0.001 0.03, 0.052 0.001 0.042, 0.064 0.001 0.03',
    ),
    0.0011,
    { sides: 8, steps: 90 },
  );
  kit.add('string', string, matter('fabric', '#f4efe2'));
}

function piggyBank(kit: Maker): void {
  const pink = kit.options.colour ?? '#f29db4';
  const deep = '#e27a98';
  const body = sculpted({
    lumps: [
      { is: egg([0, 0.088, 0], [0.066, 0.062, 0.082]), colour: pink },
      { is: egg([0, 0.1, 0.062], [0.048, 0.046, 0.04]), colour: pink, seam: 0.03 },
      { is: limb([0, 0.092, 0.09], [0, 0.091, 0.108], 0.025, 0.025), colour: pink, seam: 0.012 },
      { is: egg([0, 0.091, 0.124], [0.024, 0.021, 0.008]), colour: deep, seam: 0.003 },
      { is: twin(egg([0.009, 0.091, 0.131], [0.0045, 0.0065, 0.004])), colour: '#8c3a52', seam: 0.001 },
      { is: twin(limb([0.03, 0.138, 0.058], [0.045, 0.16, 0.066], 0.016, 0.005)), colour: deep, seam: 0.01 },
      { is: twin(limb([0.038, 0.05, 0.04], [0.04, 0.012, 0.042], 0.02, 0.018)), colour: pink, seam: 0.014 },
      {
        is: twin(limb([0.038, 0.05, -0.045], [0.04, 0.012, -0.047], 0.02, 0.018)),
        colour: pink,
        seam: 0.014,
      },
      { is: twin(block([0.04, 0.006, 0.042], [0.018, 0.008, 0.018], 0.006)), colour: deep, seam: 0.003 },
      { is: twin(block([0.04, 0.006, -0.047], [0.018, 0.008, 0.018], 0.006)), colour: deep, seam: 0.003 },
    ],
    low: [-0.08, 0, -0.1],
    high: [0.08, 0.175, 0.14],
    cell: 0.004,
    seam: 0.02,
  });
  kit.add('body', body, matter('ceramic', '#ffffff'));
  kit.add(
    'tail',
    swept(
      triples(
        '0 0.1 -0.08, 0 0.112 -0.092, 0.01 0.112 -0.096, 0.006 0.1 -0.1, -0.005 0.104 -0.104, 0.002 0.116 -0.108',
      ),
      0.0042,
      { sides: 10, steps: 40 },
    ),
    matter('ceramic', pink),
  );
  kit.add(
    'eyes',
    merged(
      [1, -1].map((s) =>
        placed(puck(0.0062, 0.006, 0.003, 20), { at: [s * 0.026, 0.114, 0.092], turn: [1.3, 0, -s * 0.4] }),
      ),
    ),
    matter('gloss', '#1b1214'),
  );
  savings(kit);
}

function savings(kit: Maker): void {
  kit.add('slot', boxAt([0.006, 0.004, 0.034], [0, 0.1495, -0.006], 0.002), matter('rubber', '#3a1622'));
  kit.add(
    'coin',
    placed(puck(0.02, 0.0034, 0.001, 44), { at: [-0.0017, 0.158, -0.006], turn: [0, 0, -1.571] }),
    matter('gold', '#edbc45'),
  );
  kit.add(
    'coins',
    merged(
      [
        [0.085, 0, 0.06],
        [0.087, 0.0036, 0.062],
        [0.084, 0.0072, 0.06],
        [0.1, 0, 0.02],
      ].map(([x = 0, y = 0, z = 0]) => puck(0.019, 0.0034, 0.001, 36).translate(x, y, z)),
    ),
    matter('gold', '#edbc45'),
  );
}

/** A fan of cards, and the deck that they come from. */
function playingCards(kit: Maker): void {
  const shape = outline(corners('-0.0315 0 0.004, 0.0315 0 0.004, 0.0315 0.088 0.004, -0.0315 0.088 0.004'));
  const heart = outline(
    corners(
      '0 -0.011 0.001, 0.0108 0.0018 0.005, 0.0054 0.009 0.005, 0 0.0045 0.001, -0.0054 0.009 0.005, -0.0108 0.0018 0.005',
    ),
  );
  const spade = outline(
    corners(
      '0 0.0125 0.001, 0.01 -0.001 0.005, 0.005 -0.006 0.003, 0.0016 -0.004, 0.004 -0.011 0.001, -0.004 -0.011 0.001, -0.0016 -0.004, -0.005 -0.006 0.003, -0.01 -0.001 0.005',
    ),
  );
  const rhomb = outline(corners('0 -0.0125 0.001, 0.009 0 0.001, 0 0.0125 0.001, -0.009 0 0.001'));
  const fan = kit.joint('fan', [0, 0.012, 0], [-0.22, 0, 0]);
  const turns = [-0.62, -0.31, 0, 0.31, 0.62];
  const lay = (part: ReturnType<typeof slab>, i: number, at: readonly [number, number], size = 1) =>
    placed(placed(part, { at: [at[0], at[1], 0.0009], scale: [size, size, 1] }), {
      at: [0, 0, i * 0.0017],
      turn: [0, 0, -(turns[i] ?? 0)],
    });
  const cards = turns.map((_, i) => lay(slab(shape, 0.0012, 0.0003).translate(0, 0, -0.0009), i, [0, 0.01]));
  fan.add('cards', merged(cards), kit.main('paper', '#fdfcf8'));
  const marks = (i: number, shapeOf: typeof heart) => [
    lay(slab(shapeOf, 0.0006, 0), i, [0.002, 0.052], 1.15),
    lay(slab(shapeOf, 0.0006, 0), i, [-0.0235, 0.088], 0.42),
    lay(brick([0.005, 0.0085, 0.0006], [0, 0, 0], 0.0002), i, [-0.0235, 0.0775], 0.8),
  ];
  fan.add(
    'red',
    merged(
      [...marks(0, heart), ...marks(2, rhomb), ...marks(4, heart)].map((part) => part.deleteAttribute('uv')),
    ),
    matter('clay', '#cf2026'),
  );
  fan.add(
    'black',
    merged([...marks(1, spade), ...marks(3, spade)].map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#1c1c20'),
  );
  kit.add('deck', boxAt([0.063, 0.018, 0.088], [0.085, 0.009, 0.015], 0.003), matter('paper', '#f2efe6'));
  kit.add('back', boxAt([0.058, 0.0012, 0.083], [0.085, 0.018, 0.015], 0.0005), matter('paper', '#b3202c'));
  kit.add(
    'lattice',
    merged(
      Array.from({ length: 9 }, (_, i) =>
        placed(brick([0.0012, 0.0006, 0.05], [0, 0, 0], 0.0002), {
          at: [0.085 + ((i % 5) - 2) * 0.0095, 0.0188, 0.015],
          turn: [0, i < 5 ? 0.62 : -0.62, 0],
        }),
      ),
    ),
    matter('paper', '#f7d9b0'),
  );
}

export const SPINNING_TOP_PROP: Prop = {
  noun: 'spinning top',
  words: ['wooden spinning top', 'toy top', 'dreidel', 'whirligig'],
  size: [0.095, 0.113, 0.095],
  stands: TOY,
  paints: ['body'],
  moves: [{ part: 'top', does: 'spin', axis: 'y', pace: 1.7 }],
  build: made(spinningTop),
};

export const YO_YO_PROP: Prop = {
  noun: 'yo-yo',
  words: ['yoyo', 'yo yo'],
  size: [0.1, 0.058, 0.09],
  stands: TOY,
  paints: ['halves'],
  moves: [{ part: 'wheel.disc', does: 'spin', axis: 'x' }],
  build: made(yoYo),
};

export const PIGGY_BANK_PROP: Prop = {
  noun: 'piggy bank',
  words: ['piggybank', 'money box', 'moneybox', 'coin bank'],
  size: [0.19, 0.18, 0.24],
  stands: TOY,
  paints: ['body'],
  build: made(piggyBank),
};

export const PLAYING_CARDS_PROP: Prop = {
  noun: 'playing cards',
  words: [
    'playing card',
    'deck of cards',
    'pack of cards',
    'poker cards',
    'hand of cards',
    'poker hand',
    'tarot card',
    'tarot deck',
  ],
  size: [0.2, 0.113, 0.088],
  stands: ['table', 'podium', 'hand'],
  paints: ['cards'],
  build: made(playingCards),
};
