import { egg, limb, path, twin } from '../kit/fields.js';
import { made, type Maker, type Triple } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { knots } from '../kit/rows.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import { eyes, figure, fixed, scaled } from '../animals/beast.js';
import { GROUND } from '../animals/pets/shapes.js';
import { bands } from '../beasts/markings.js';

const BELLY = '#ecdc9a';
const DARK = '#2f6a34';
const PIECES = 24;
/** From the tail's tip to where the neck rises. */
const [TAIL, NECK] = [-0.62, 0.36];
const HEAD: Triple = [0, 0.17, 0.5];
const SKULL: Triple = [0.056, 0.044, 0.075];
/** How far a snake bends to either side, and how long one bow and its counterpart are. */
const [BEND, WAVE] = [0.085, 0.5];

/** Less toward the neck, which stays over the middle. */
const bendAt = (z: number): number =>
  BEND * Math.min(1, (NECK + 0.06 - z) / 0.3) * Math.sin((z / WAVE) * 2 * Math.PI);
const thickAt = (t: number): number => 0.012 + 0.034 * Math.min(1, t * 2.6) - 0.008 * Math.max(0, t - 0.75);

function trunk(coat: string): Lump[] {
  const mark = { colour: DARK, at: bands((_x, _y, z) => z, 0.085, -0.2) };
  const at = (i: number) => {
    const t = i / PIECES;
    const z = TAIL + (NECK - TAIL) * t;
    return [bendAt(z), thickAt(t), z, thickAt(t)] as const;
  };
  return Array.from({ length: PIECES }, (_, i): Lump => {
    const [from, to] = [at(i), at(i + 1)];
    return {
      is: limb([from[0], from[1], from[2]], [to[0], to[1], to[2]], from[3], to[3]),
      bone: `spine.${i}`,
      colour: coat,
      mark,
      seam: 0.012,
    };
  });
}

function front(coat: string): Lump[] {
  const [rise, head] = [`spine.${PIECES - 1}`, 'head'];
  return [
    {
      is: path(knots('0 0.044 0.36 0.044, 0 0.07 0.43 0.042, 0 0.12 0.45 0.04')),
      bone: rise,
      colour: coat,
      seam: 0.02,
    },
    { is: path(knots('0 0.12 0.45 0.04, 0 0.165 0.465 0.04')), bone: head, colour: coat, seam: 0.02 },
    { is: limb([0, 0.075, 0.452], [0, 0.14, 0.487], 0.026), bone: head, colour: BELLY, seam: 0.008 },
    { is: egg(HEAD, SKULL), bone: head, colour: coat, seam: 0.02 },
    { is: egg([0, 0.163, 0.545], [0.043, 0.028, 0.04]), bone: head, colour: coat, seam: 0.02 },
    { is: limb([0, 0.155, 0.575], [0, 0.15, 0.625], 0.0085), bone: head, colour: '#d8344a', seam: 0.004 },
    {
      is: twin(limb([0.004, 0.15, 0.622], [0.018, 0.156, 0.652], 0.008)),
      bone: head,
      colour: '#d8344a',
      seam: 0.004,
    },
  ];
}

const JOINTS: readonly Joint[] = [
  { name: 'body', at: [0, 0.04, 0] },
  ...Array.from({ length: PIECES }, (_, i): Joint => {
    const z = TAIL + ((NECK - TAIL) * (i + 0.5)) / PIECES;
    return { name: `spine.${i}`, at: [bendAt(z), 0.04, z], from: 'body' };
  }),
  { name: 'head', at: [0, 0.12, 0.45], from: 'body' },
];

function snake(kit: Maker): void {
  const coat = kit.options.colour ?? '#6fb04a';
  const bones = figure(kit, [...trunk(coat), ...front(coat)], JOINTS, {
    cell: 0.0115,
    seam: 0.03,
    low: [-0.16, -0.005, -0.66],
    reach: [0.16, 0.24, 0.68],
  });
  const head = bones.get('head');
  if (head) fixed(head, eyes(HEAD, SKULL, 0.0155, [0.72, 0.42, 0.6]));
  scaled(kit, 1.1);
}

export const SNAKE_PROP: Prop = {
  noun: 'snake',
  words: ['python', 'serpent', 'viper', 'cobra', 'king cobra', 'rattlesnake', 'anaconda', 'boa constrictor'],
  size: [0.294, 0.24, 1.42],
  stands: GROUND,
  paints: ['figure'],
  moves: [{ part: 'head', does: 'nod', axis: 'x' }],
  build: made(snake),
};
