import type { BufferGeometry } from 'three';
import { fixed } from '../animals/beast.js';
import { wings } from '../animals/small/shapes.js';
import { egg, limb, twin } from '../kit/fields.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Motion, Prop } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { sculpted } from '../kit/sculpt.js';
import { outline, slab } from '../kit/solids.js';
import { merged } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const FILM = corners(
  '0 0.03 0.01, 0.05 0.052 0.02, 0.09 0.075 0.006, 0.15 0.045 0.03, 0.2 -0.03 0.004, 0.165 -0.012 0.03, 0.145 -0.062 0.004, 0.115 -0.028 0.03, 0.085 -0.075 0.004, 0.055 -0.034 0.03, 0.012 -0.05 0.01',
);
const BONES = [
  [0.005, 0.028, 0.045, 0.048, 0.088, 0.07],
  [0.088, 0.07, 0.15, 0.042, 0.197, -0.027],
  [0.088, 0.07, 0.13, 0.01, 0.144, -0.058],
  [0.088, 0.07, 0.09, 0, 0.085, -0.07],
] as const;

/** A flat way in the plane of a wing, x outward and y up, before it is laid. */
const rib = ([x, y, u, v, s, t]: (typeof BONES)[number]): BufferGeometry =>
  swept(
    [
      [x, y, 0],
      [u, v, 0],
      [s, t, 0],
    ],
    (along) => 0.0034 - 0.0016 * along,
    { sides: 8, steps: 14 },
  );

function bat(kit: Maker): void {
  const coat = kit.options.colour ?? '#5b4238';
  const fur = sculpted({
    lumps: [
      { is: egg([0, 0, -0.005], [0.036, 0.046, 0.034]), colour: coat },
      { is: egg([0, -0.002, 0.018], [0.026, 0.034, 0.022]), colour: '#8a6a58', seam: 0.006 },
      { is: egg([0, 0.058, 0.01], [0.032, 0.03, 0.03]), colour: coat, seam: 0.012 },
      { is: egg([0, 0.05, 0.036], [0.014, 0.011, 0.012]), colour: '#b08a74', seam: 0.008 },
      { is: twin(limb([0.02, 0.075, 0.006], [0.034, 0.118, 0], 0.014, 0.004)), colour: coat, seam: 0.006 },
      {
        is: twin(limb([0.022, 0.08, 0.013], [0.032, 0.108, 0.008], 0.007, 0.003)),
        colour: '#d99a92',
        seam: 0.002,
      },
      {
        is: twin(limb([0.014, -0.04, 0], [0.018, -0.062, 0.008], 0.008, 0.006)),
        colour: '#3a2a24',
        seam: 0.006,
      },
    ],
    low: [-0.06, -0.08, -0.05],
    high: [0.06, 0.13, 0.06],
    cell: 0.0029,
    seam: 0.012,
  });
  const body = kit.joint('flight', [0, 0, 0], [0.1, 0, 0]);
  body.add('coat', fur, matter('plush', '#ffffff', { bumpScale: 0.8 }));
  fixed(
    body.group,
    [1, -1].flatMap((side) => [
      [[side * 0.013, 0.066, 0.035], 0.0068, '#15110f'] as const,
      [[side * 0.013 + 0.002, 0.069, 0.0405], 0.0022, '#ffffff'] as const,
      [[side * 0.004, 0.037, 0.042], 0.0022, '#ffffff'] as const,
    ]),
  );
  wings(body, [0.026, 0.012, -0.008], 0.22, (wing, own) => {
    wing.add('film', own(slab(outline(FILM), 0.003, 0.001, 8)), matter('leather', '#3f2c2c', { side: 2 }));
    wing.add('ribs', own(merged(BONES.map(rib))), matter('clay', '#5b4238'));
  });
}

const BEATS: readonly Motion[] = [
  { part: 'wing.l', does: 'flap', axis: 'y' },
  { part: 'wing.r', does: 'flap', axis: 'y' },
];

export const BAT_PROP: Prop = {
  noun: 'bat',
  words: ['fruit bat', 'vampire bat', 'flying bat', 'flying fox'],
  size: [0.45, 0.19, 0.1],
  stands: ['air', 'podium'],
  paints: ['coat'],
  moves: BEATS,
  build: made(bat),
};
