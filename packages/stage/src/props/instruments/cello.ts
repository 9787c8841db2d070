import { type BufferGeometry, Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place, Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, outline, rod, slab } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { steel, strings } from './shapes.js';

const FLOOR: readonly Place[] = ['floor', 'podium', 'ground'];

/** Half of its outline, with the corners at its waist; y from the lower edge of the body. */
const HALF = corners(
  '0.05 0 0.05, 0.17 0.015 0.09, 0.222 0.12 0.1, 0.2 0.215 0.06, 0.172 0.268 0.005, 0.13 0.298 0.03, 0.12 0.365 0.05, 0.125 0.425 0.03, 0.156 0.45 0.005, 0.168 0.5 0.05, 0.174 0.58 0.08, 0.145 0.68 0.07, 0.08 0.735 0.04, 0.03 0.745 0.02',
);
const [MIDDLE, THICK] = [0.365, 0.056];

/** Both halves, drawn in by a share toward its middle. */
function edge(share: number) {
  const half = HALF.map(
    ([x, y, soft = 0]) => [x * share, MIDDLE + (y - MIDDLE) * share, soft * share] as const,
  );
  return outline([...half, ...half.toReversed().map(([x, y, soft]) => [-x, y, soft] as const)]);
}

/** A plate that is arched from its edge to its middle, before (1) or behind (-1). */
function arched(side: 1 | -1): BufferGeometry {
  const rows = [0.97, 1, 1.005, 1, 0.97, 0.92, 0.84, 0.7, 0.5, 0.28, 0.01].map((share, i) => {
    const rise = [0, 0, 0.003, 0.006, 0.0068][i] ?? 0.0068 + 0.019 * (1 - (share / 0.97) ** 2.4);
    const shape = edge(share);
    shape.closePath();
    return shape.getSpacedPoints(110).map((at) => new Vector3(at.x, at.y, side * (THICK + rise)));
  });
  return skin(side > 0 ? rows : rows.map((row) => row.toReversed()));
}

function body(kit: Maker, lean: Maker): void {
  const varnish = kit.main('gloss', '#9c4718', { roughness: 0.22 });
  lean.add('body', merged([slab(edge(0.965), THICK * 2 + 0.002, 0.001, 4), arched(1), arched(-1)]), varnish);
  const hole = (side: number) =>
    swept(
      [
        [side * 0.074, 0.275, 0.0735],
        [side * 0.082, 0.29, 0.0735],
        [side * 0.068, 0.345, 0.0748],
        [side * 0.054, 0.4, 0.0748],
        [side * 0.062, 0.415, 0.0745],
      ],
      0.0055,
      { sides: 8, flat: 0.6 },
    );
  const ends = [-1, 1].flatMap((side) => [
    placed(rod(0.0085, 0.004, 16).rotateX(Math.PI / 2), { at: [side * 0.076, 0.277, 0.0745] }),
    placed(rod(0.0075, 0.004, 16).rotateX(Math.PI / 2), { at: [side * 0.06, 0.413, 0.0745] }),
  ]);
  const pegs = [1.225, 1.255, 1.235, 1.265].map((y, i) =>
    rod(0.007, 0.1, 12)
      .rotateZ(Math.PI / 2)
      .translate((i % 2 ? 1 : -1) * 0.036, y, 0.02),
  );
  const heads = [1.225, 1.255, 1.235, 1.265].map((y, i) =>
    placed(rod(0.014, 0.012, 16), { at: [(i % 2 ? 1 : -1) * 0.09, y, 0.02], turn: [0, 0, 0] }),
  );
  lean.add(
    'dark',
    merged([
      hole(1),
      hole(-1),
      ...ends,
      ...pegs,
      ...heads,
      placed(boxAt([0.05, 0.6, 0.014], [0, 0, 0], 0.005), { at: [0, 0.84, 0.1], turn: [0.03, 0, 0] }),
      placed(boxAt([0.062, 0.2, 0.014], [0, 0, 0], 0.006), { at: [0, 0.135, 0.1], turn: [-0.12, 0, 0] }),
    ]),
    matter('rubber', '#1a1412', { roughness: 0.4 }),
  );
}

function neck(lean: Maker): void {
  const scroll = swept(
    Array.from({ length: 26 }, (_, i) => {
      const [angle, far] = [i * 0.42, 0.034 * (1 - i / 33)];
      return [0, 1.33 + Math.sin(angle) * far, 0.0 - Math.cos(angle) * far] as const;
    }),
    0.0145,
    { sides: 12, steps: 60, flat: 1.3 },
  );
  lean.add(
    'neck',
    merged([
      swept(triples('0 0.73 0.055, 0 0.76 0.062, 0 0.95 0.075, 0 1.17 0.066'), (t) => 0.03 - 0.009 * t, {
        sides: 16,
        steps: 20,
      }),
      boxAt([0.044, 0.17, 0.046], [0, 1.235, 0.026], 0.012),
      scroll,
    ]),
    matter('gloss', '#7d3814'),
  );
  const arch = boxAt([0.088, 0.02, 0.012], [0, 0.345, 0.118], 0.005);
  const feet = [-1, 1].map((side) => boxAt([0.022, 0.016, 0.05], [side * 0.03, 0.345, 0.095], 0.005));
  lean.add(
    'bridge',
    merged([arch, ...feet, boxAt([0.05, 0.012, 0.03], [0, 0.345, 0.104], 0.004)]),
    matter('wood', '#e2b878'),
  );
  lean.add(
    'strings',
    merged([
      strings(4, [0.052, 0.03], [0.345, 1.17], [0.1275, 0.121]),
      strings(4, [0.052, 0.044], [0.345, 0.225], [0.1275, 0.112]),
    ]),
    steel(),
  );
  lean.add(
    'spike',
    merged([
      rod(0.006, 0.3, 14).translate(0, -0.13, 0),
      placed(rod(0.017, 0.04, 20), { at: [0, -0.008, 0] }),
    ]),
    matter('metal', '#c8cbce'),
  );
}

/** It stands upright on its spike, leaning back a little; its bow leans against it. */
function cello(kit: Maker): void {
  const lean = kit.joint('cello', [0, 0.28, 0], [-0.1, 0, 0]);
  body(kit, lean);
  neck(lean);
  lean.add(
    'bow',
    merged([
      swept(triples('0.32 -0.262 0.08, 0.258 0.09 0.075, 0.19 0.44 0.06'), 0.0055, { sides: 10 }),
      placed(boxAt([0.014, 0.06, 0.024], [0, 0, 0], 0.004), {
        at: [0.308, -0.195, 0.095],
        turn: [0, 0, 0.18],
      }),
      placed(boxAt([0.01, 0.03, 0.024], [0, 0, 0], 0.004), { at: [0.192, 0.43, 0.072], turn: [0, 0, 0.18] }),
    ]),
    matter('wood', '#6a3218'),
  );
  lean.add(
    'hair',
    swept(triples('0.305 -0.175 0.104, 0.192 0.43 0.082'), 0.003, { sides: 6, steps: 2, flat: 2 }),
    matter('paper', '#f6f0e2'),
  );
}

export const CELLO_PROP: Prop = {
  noun: 'cello',
  words: ['violoncello', 'double bass', 'upright bass', 'contrabass'],
  size: [0.54, 1.65, 0.311],
  stands: FLOOR,
  paints: ['body'],
  build: made(cello),
};
