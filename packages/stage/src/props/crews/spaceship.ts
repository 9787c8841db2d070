import { mirrored } from '../aircraft/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, ellipsoid, flowing, outline, plate, turned } from '../kit/solids.js';
import { bent, placed } from '../kit/surface.js';
import { plain } from './shapes.js';

/** What was turned about y, its top forward. */
const FORWARD = [Math.PI / 2, 0, 0] as const;

const hull = () =>
  bent(
    flowing(
      [
        [0.001, -2.6],
        [0.55, -2.55],
        [0.72, -1.8],
        [0.78, -0.6],
        [0.62, 1.0],
        [0.36, 2.6],
        [0.14, 3.7],
        [0.001, 4.1],
      ],
      48,
      60,
    ).rotateX(Math.PI / 2),
    (at) => at.setY(at.y * (at.y > 0 ? 0.72 : 0.5)),
  );

/** A wing on each side: outlines are written with their nose toward -z. */
function wings() {
  const right = plate(
    outline(triples('0.35 1.5 0.1, 1.0 0.2 0.2, 2.9 -1.55 0.12, 2.95 -2.5 0.1, 2.1 -2.1 0.2, 0.35 -2.2 0.1')),
    0.16,
    0.06,
  ).rotateY(Math.PI);
  const left = mirrored(right);
  const fin = placed(
    plate(outline(triples('0 -0.9 0.08, 0 0.9 0.08, -1.15 -0.85 0.1, -1.2 -1.35 0.08')), 0.13, 0.05).rotateZ(
      -Math.PI / 2,
    ),
    { at: [0, 0.4, -1.8] },
  );
  return { pair: [right, left], fin };
}

function engines(kit: Maker): void {
  const pod = turned(
    corners(
      '0 -1.45, 0.3 -1.45 0.04, 0.36 -1.3 0.05, 0.38 0.5 0.1, 0.3 1.0 0.15, 0.24 1.12 0.03, 0.18 1.0, 0 0.95',
    ),
    32,
  );
  const spots = [0.95, -0.95];
  const pods = spots.map((x) => placed(pod, { turn: FORWARD, at: [x, -0.05, -1.35] }));
  const guns = [2.92, -2.92].flatMap((x) => [
    placed(turned(corners('0 0, 0.07 0 0.01, 0.07 1.1 0.01, 0.035 1.15 0.005, 0.035 2.0 0.005, 0 2.0'), 16), {
      turn: FORWARD,
      at: [x, 0.08, -2.35],
    }),
  ]);
  kit.add(
    'engines',
    plain([...pods, ...guns, boxAt([0.7, 0.2, 1.2], [0, 0.5, -1.5], 0.08)]),
    matter('metal', '#5d646d', { roughness: 0.35 }),
  );
  const glow = spots.map((x) => ellipsoid(0.27, 0.27, 0.07, { at: [x, -0.05, -2.8] }));
  kit.add(
    'exhaust',
    plain([...glow, ellipsoid(0.38, 0.26, 0.06, { at: [0, 0.03, -2.6] })]),
    matter('light', '#4fc3ff', { emissiveIntensity: 1.6 }),
  );
}

function spaceship(kit: Maker): void {
  const { pair, fin } = wings();
  const white = matter('gloss', '#e9ecef', { roughness: 0.3 });
  kit.add('hull', plain([hull(), ...pair]), white);
  const stripe = plate(
    outline(triples('1.55 -0.4 0.04, 2.05 -0.88 0.04, 2.0 -2.0 0.06, 1.5 -2.0 0.06')),
    0.172,
    0.06,
  )
    .rotateY(Math.PI)
    .translate(0, -0.006, 0);
  const belly = boxAt([0.34, 0.04, 1.5], [0, 0.46, 1.75], 0.015);
  kit.add(
    'trim',
    plain([stripe, mirrored(stripe), fin, placed(belly, { turn: [0.13, 0, 0], at: [0, 0.23, 0.02] })]),
    kit.main('gloss', '#d8342a', { roughness: 0.3 }),
  );
  kit.add(
    'canopy',
    ellipsoid(0.36, 0.36, 0.95, { at: [0, 0.42, 0.35], turn: [0.1, 0, 0] }),
    matter('darkGlass', '#16324a'),
  );
  engines(kit);
}

export const SPACESHIP_PROP: Prop = {
  noun: 'spaceship',
  words: ['spacecraft', 'space ship', 'starship', 'starfighter', 'space fighter', 'fighter spaceship'],
  size: [5.98, 2.02, 6.97],
  stands: ['space', 'air', 'podium', 'ground'],
  paints: ['trim'],
  moves: [{ part: 'exhaust', does: 'glow' }],
  build: made(spaceship),
};
