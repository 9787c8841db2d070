import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { ball, brick, ellipsoid, rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { cushion, FLOOR } from './shapes.js';

const [LONG, DEEP, RAIL] = [1.26, 0.68, 0.93];
const [LOW, BARS, ENDS] = [0.24, 15, 8];

/** Bars between a lower and an upper rail, all round. */
function rails(kit: Maker): void {
  const bar = (x: number, z: number) => rod(0.011, RAIL - LOW, 12).translate(x, (RAIL + LOW) / 2, z);
  const along = [-1, 1].flatMap((side) =>
    Array.from({ length: BARS }, (_, i) => bar(((i + 1) / (BARS + 1) - 0.5) * LONG, (side * DEEP) / 2)),
  );
  const across = [-1, 1].flatMap((side) =>
    Array.from({ length: ENDS }, (_, i) => bar((side * LONG) / 2, ((i + 1) / (ENDS + 1) - 0.5) * DEEP)),
  );
  const edge = (y: number, high: number) => [
    ...[-1, 1].map((side) => brick([LONG, high, 0.036], [0, y, (side * DEEP) / 2], 0.012)),
    ...[-1, 1].map((side) => brick([0.036, high, DEEP], [(side * LONG) / 2, y, 0], 0.012)),
  ];
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((z) => [
      brick([0.056, RAIL + 0.02, 0.056], [(x * LONG) / 2, (RAIL + 0.02) / 2, (z * DEEP) / 2], 0.012),
      placed(ball(0.034, 20), { at: [(x * LONG) / 2, RAIL + 0.044, (z * DEEP) / 2] }),
    ]),
  );
  const boards = [-1, 1].map((side) => brick([0.03, 0.12, DEEP], [(side * LONG) / 2, RAIL - 0.02, 0], 0.012));
  kit.add(
    'frame',
    merged([...along, ...across, ...edge(RAIL, 0.05), ...edge(LOW, 0.07), ...posts, ...boards]),
    kit.main('paint', '#f7f3ea', { metalness: 0, clearcoat: 0.4 }),
  );
}

function bedding(kit: Maker): void {
  kit.add(
    'mattress',
    cushion([LONG - 0.05, 0.13, DEEP - 0.05], [0, 0.36, 0], 0.05),
    matter('fabric', '#ffffff'),
  );
  kit.add(
    'pillow',
    placed(cushion([0.28, 0.09, 0.42], [0, 0, 0], 0.5), { at: [-0.42, 0.46, 0], turn: [0, 0, -0.12] }),
    matter('fabric', '#fdf8ee'),
  );
  kit.add('blanket', cushion([0.72, 0.09, DEEP - 0.04], [0.22, 0.445, 0], 0.35), matter('fabric', '#a9cbe0'));
  kit.add('fold', cushion([0.12, 0.07, DEEP - 0.03], [-0.12, 0.49, 0], 0.25), matter('fabric', '#eef5f9'));
}

/** A bear of cloth that sits at the foot of the pillow. */
function bear(kit: Maker): void {
  const at = (x: number, y: number, z: number) => ({ at: [-0.24 + x, 0.5 + y, 0.13 + z] as const });
  kit.add(
    'bear',
    merged([
      ellipsoid(0.05, 0.06, 0.052, at(0, 0.06, 0)),
      ellipsoid(0.046, 0.043, 0.046, at(0, 0.145, 0)),
      ...[-1, 1].flatMap((side) => [
        ellipsoid(0.012, 0.018, 0.018, at(0, 0.187, side * 0.032)),
        ellipsoid(0.034, 0.02, 0.02, at(0.04, 0.02, side * 0.035)),
        ellipsoid(0.026, 0.016, 0.017, at(0.03, 0.085, side * 0.045)),
      ]),
    ]),
    matter('plush', '#b98350'),
  );
  kit.add('muzzle', ellipsoid(0.016, 0.017, 0.021, at(0.038, 0.138, 0)), matter('plush', '#e9cfa6'));
  kit.add(
    'eyes',
    merged([
      ellipsoid(0.005, 0.006, 0.007, at(0.053, 0.144, 0)),
      ...[-1, 1].map((side) => ellipsoid(0.004, 0.006, 0.006, at(0.042, 0.16, side * 0.017))),
    ]),
    matter('gloss', '#1a1412'),
  );
}

function crib(kit: Maker): void {
  rails(kit);
  bedding(kit);
  bear(kit);
}

export const CRIB_PROP: Prop = {
  noun: 'crib',
  words: ['baby crib', 'cot', 'baby cot', 'cradle', 'baby bed'],
  size: [1.316, 1.008, 0.736],
  stands: FLOOR,
  paints: ['frame'],
  build: made(crib),
};
