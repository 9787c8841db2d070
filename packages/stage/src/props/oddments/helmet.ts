import { egg, type Field } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, even } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { ball, hoop, outline, puck, slab } from '../kit/solids.js';
import { split } from '../kit/split.js';
import { bent, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** For whoever rides a motorcycle: a shell with a stripe, a dark visor, a lining. */
function helmet(kit: Maker): void {
  const outer = egg([0, 0.13, 0], [0.125, 0.14, 0.148]);
  const chin = egg([0, 0.075, 0.045], [0.1, 0.075, 0.118]);
  const inner = egg([0, 0.1, -0.005], [0.1, 0.12, 0.122]);
  const shell: Field = (x, y, z) =>
    Math.max(Math.min(outer(x, y, z), chin(x, y, z)), -inner(x, y, z), 0.04 - y);
  const whole = sculpted({
    lumps: [{ is: shell }],
    low: [-0.14, 0, -0.16],
    high: [0.14, 0.28, 0.18],
    cell: 0.0072,
    seam: 0,
  });
  const window: Field = (x, y, z) =>
    Math.max(Math.abs(y - 0.135) - 0.042 + 0.6 * x * x, 0.02 - z, Math.abs(x) - 0.112);
  const [, rest] = split(whole, window);
  const own = kit.options.colour ?? '#d8262c';
  kit.add(
    'shell',
    tinted(rest, (x, y) => (Math.abs(x) < 0.017 && y > 0.16 ? '#fbfaf6' : own)),
    matter('paint', '#ffffff', { side: 2 }),
  );
  const pane = sculpted({
    lumps: [
      {
        is: (x, y, z) =>
          Math.max(egg([0, 0.13, 0.004], [0.126, 0.139, 0.148])(x, y, z), window(x, y, z) - 0.004),
      },
    ],
    low: [-0.14, 0.06, 0],
    high: [0.14, 0.2, 0.17],
    cell: 0.0068,
    seam: 0,
  });
  kit.add('visor', pane, matter('darkGlass', '#131a22'));
  trimmings(kit);
}

function trimmings(kit: Maker): void {
  kit.add(
    'pivots',
    merged(
      [-1, 1].map((s) =>
        placed(puck(0.02, 0.008, 0.003, 28), { at: [s * 0.118, 0.14, 0.025], turn: [0, 0, -s * 1.571] }),
      ),
    ),
    matter('metal', '#3a3e44'),
  );
  kit.add(
    'rim',
    placed(hoop(0.096, 0.0085, 56), { at: [0, 0.044, 0.013], turn: [1.571, 0, 0], scale: [1, 1.34, 1] }),
    matter('rubber', '#1d1f22'),
  );
  kit.add(
    'vents',
    merged(
      [-0.03, 0, 0.03].map((x) =>
        placed(puck(0.008, 0.006, 0.002, 16), {
          at: [x, 0.066, 0.157 - Math.abs(x) * 0.3],
          turn: [1.45, 0, 0],
          scale: [1.3, 1, 0.6],
        }),
      ),
    ),
    matter('rubber', '#15171a'),
  );
}

/** Half a face of gold with a crest of feathers, on a stick, for a carnival. */
function mask(kit: Maker): void {
  const outlineOf = outline(
    corners(
      '-0.11 0.03 0.02, -0.06 -0.034 0.03, -0.016 -0.012 0.02, 0 -0.03 0.01, 0.016 -0.012 0.02, 0.06 -0.034 0.03, 0.11 0.03 0.02, 0.118 0.062 0.012, 0.07 0.056 0.03, 0 0.036 0.03, -0.07 0.056 0.03, -0.118 0.062 0.012',
    ),
  );
  for (const s of [-1, 1])
    outlineOf.holes.push(
      outline(
        corners(
          s > 0
            ? '0.026 0.004 0.01, 0.062 -0.006 0.02, 0.08 0.016 0.008, 0.05 0.026 0.02'
            : '-0.05 0.026 0.02, -0.08 0.016 0.008, -0.062 -0.006 0.02, -0.026 0.004 0.01',
        ),
      ),
    );
  const curved = <T extends ReturnType<typeof slab>>(part: T) =>
    bent(part, (at) =>
      at.setZ(
        at.z - 3.2 * at.x * at.x + 0.03 * Math.exp(-((at.x / 0.014) ** 2) - ((at.y + 0.008) / 0.02) ** 2),
      ),
    );
  const face = kit.joint('face', [0, 0.2, 0.02]);
  face.add('mask', curved(slab(outlineOf, 0.006, 0.002, 24)), kit.main('gold', '#d9a93c', { side: 2 }));
  const beads = [-1, 1].flatMap((s) =>
    Array.from({ length: 14 }, (_, i) => {
      const turn = (i / 14) * 6.283;
      const [x, y] = [s * 0.053 + Math.cos(turn) * 0.036, 0.0105 + Math.sin(turn) * 0.024];
      return ball(0.0026, 10).translate(x, y, 0.004 - 3.2 * x * x);
    }),
  );
  face.add('pearls', merged(beads), matter('gloss', '#f8f4ea'));
  face.add(
    'gem',
    placed(ball(0.011, 8), { at: [0, 0.036, 0.006], scale: [0.8, 1.25, 0.6] }),
    matter('gem', '#b31d4f'),
  );
  feathers(face);
  stick(kit);
}

function feathers(face: Maker): void {
  const colours = ['#7a1fa0', '#1f7fb8', '#18a08a', '#c4256a', '#18a08a', '#1f7fb8', '#7a1fa0'];
  colours.forEach((colour, i) => {
    const lean = (i - 3) * 0.3;
    const tall = 0.15 - Math.abs(i - 3) * 0.014;
    const at = even(5).map(
      (t) =>
        [
          Math.sin(lean * (0.5 + t * 0.6)) * tall * t + (i - 3) * 0.018,
          0.04 + Math.cos(lean) * tall * t - Math.abs(i - 3) * 0.001,
          -0.008 - 0.02 * t * t - (i % 2) * 0.004,
        ] as const,
    );
    face.add(
      `plume.${i}`,
      swept(at, (t) => 0.004 + 0.017 * Math.sin(Math.min(1, t * 1.15) * 2.9) ** 0.8, {
        sides: 12,
        steps: 26,
        flat: 0.35,
      }),
      matter('plush', colour),
    );
  });
}

function stick(kit: Maker): void {
  kit.add(
    'stick',
    swept(
      [
        [0.105, 0, 0.0],
        [0.1, 0.21, -0.02],
      ],
      0.0048,
      { sides: 12, steps: 4 },
    ),
    matter('wood', '#3a2018', { clearcoat: 0.6 }),
  );
  kit.add(
    'foot',
    merged([
      puck(0.04, 0.008, 0.003, 36).translate(0.105, 0, 0),
      puck(0.012, 0.02, 0.004, 24).translate(0.105, 0.006, 0),
    ]),
    matter('gold', '#c8963a'),
  );
  const ribbon = (x: number) =>
    swept(
      [
        [-0.112, 0.235, -0.03],
        [-0.13 + x, 0.17, -0.02],
        [-0.11 + x, 0.1, -0.01],
        [-0.135 + x, 0.04, 0],
      ],
      0.0022,
      { sides: 8, steps: 30, flat: 3 },
    );
  kit.add('ribbons', merged([ribbon(0), ribbon(0.022)]), matter('fabric', '#b3202c'));
}

export const HELMET_PROP: Prop = {
  noun: 'motorcycle helmet',
  words: ['motorbike helmet', 'racing helmet', 'crash helmet', 'bike helmet', 'bicycle helmet'],
  size: [0.252, 0.234, 0.311],
  stands: ['table', 'podium', 'hand', 'floor'],
  paints: ['shell'],
  build: made(helmet),
};

export const MASK_PROP: Prop = {
  noun: 'carnival mask',
  words: ['venetian mask', 'masquerade mask', 'feathered mask', 'golden mask', 'ball mask'],
  size: [0.29, 0.39, 0.08],
  stands: ['table', 'podium', 'hand'],
  paints: ['mask'],
  build: made(mask),
};
