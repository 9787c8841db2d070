import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, rod } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { wheel } from '../wheels.js';
import { beacon, black, corner, four, lampOf, pane, plain, ROAD } from './shapes.js';

/** Two long ladders' worth of rails and rungs over the roof. */
function ladder(kit: Maker): void {
  const rails = [-0.34, 0.34].flatMap((x) => [
    brick([0.07, 0.12, 5.6], [x, 0, 0], 0.02),
    brick([0.05, 0.05, 5.6], [x, 0.2, 0], 0.015),
  ]);
  const rungs = Array.from({ length: 17 }, (_, i) =>
    placed(rod(0.028, 0.7, 10), { turn: [0, 0, Math.PI / 2], at: [0, 0, -2.65 + i * 0.332] }),
  );
  const posts = [-0.34, 0.34].flatMap((x) =>
    Array.from({ length: 9 }, (_, i) => brick([0.035, 0.2, 0.035], [x, 0.1, -2.65 + i * 0.662], 0.008)),
  );
  const spot = { at: [0, 3.28, -0.35], turn: [-0.045, 0, 0] } as const;
  const base = [rod(0.42, 0.3, 32).translate(0, 3.02, -2.1), boxAt([0.9, 0.2, 0.9], [0, 3.16, -2.1], 0.05)];
  kit.add(
    'ladder',
    plain([placed(plain([...rails, ...rungs, ...posts]), spot), ...base]),
    matter('metal', '#d5d9dd', { roughness: 0.3 }),
  );
}

function lockers(kit: Maker): void {
  const doors = [1, -1].flatMap((side) =>
    [0.55, -0.75, -2.75].map((z) => brick([0.03, 1.25, 1.1], [side * 1.24, 1.95, z], 0.02)),
  );
  const slats = [1, -1].flatMap((side) =>
    [0.55, -0.75, -2.75].flatMap((z) =>
      Array.from({ length: 8 }, (_, i) =>
        brick([0.03, 0.03, 1.06], [side * 1.255, 1.45 + i * 0.145, z], 0.008),
      ),
    ),
  );
  const bumper = [
    boxAt([2.44, 0.3, 0.24], [0, 0.68, 3.72], 0.06),
    brick([1.3, 0.5, 0.06], [0, 1.2, 3.62], 0.03),
  ];
  const rails = [1, -1].map((side) =>
    placed(rod(0.03, 2.6, 12), { turn: [Math.PI / 2, 0, 0], at: [side * 1.18, 2.98, -1.1] }),
  );
  kit.add(
    'lockers',
    plain([...doors, ...slats, ...bumper, ...rails]),
    matter('metal', '#c9ced3', { roughness: 0.35 }),
  );
}

function fireTruck(kit: Maker): void {
  kit.add(
    'body',
    merged([
      boxAt([2.45, 2.15, 1.9], [0, 1.82, 2.68], 0.2),
      boxAt([2.45, 2.05, 5.2], [0, 1.86, -0.85], 0.08),
      boxAt([2.2, 0.16, 1.5], [0, 2.94, 2.6], 0.07),
    ]),
    kit.main('paint', '#c8161d'),
  );
  kit.add(
    'band',
    plain([
      ...[1, -1].map((side) => brick([0.03, 0.17, 5.1], [side * 1.225, 1.12, -0.85], 0.01)),
      brick([2.2, 0.14, 0.03], [0, 1.62, 3.625], 0.01),
    ]),
    matter('gloss', '#f6f3ea', { roughness: 0.3 }),
  );
  ladder(kit);
  lockers(kit);
  kit.add(
    'windows',
    plain([
      brick([2.16, 0.86, 0.06], [0, 2.22, 3.605], 0.03),
      ...[1, -1].flatMap((side) => [
        brick([0.05, 0.78, 0.75], [side * 1.21, 2.22, 3.05], 0.03),
        brick([0.05, 0.78, 0.6], [side * 1.21, 2.22, 2.2], 0.03),
      ]),
    ]),
    pane(),
  );
  kit.add(
    'dark',
    plain([boxAt([2.3, 0.4, 7.0], [0, 0.72, 0.05], 0.05), brick([1.1, 0.36, 0.05], [0, 1.2, 3.655], 0.02)]),
    black(),
  );
  kit.add(
    'lamps',
    plain([1, -1].map((side) => boxAt([0.34, 0.26, 0.07], [side * 0.9, 1.15, 3.62], 0.05))),
    lampOf('#f8f8f2'),
  );
  kit.add('beacon.l', boxAt([0.8, 0.2, 0.32], [0.58, 3.11, 2.95], 0.07), beacon('#2a6cff'));
  kit.add('beacon.r', boxAt([0.8, 0.2, 0.32], [-0.58, 3.11, 2.95], 0.07), beacon('#ff2a3a'));
  for (const [name, at] of corner(1.02, 2.35, -1.75, 0.52))
    wheel(kit, name, at, { radius: 0.52, width: 0.36, spokes: 6, corners: 24 });
}

export const FIRE_TRUCK_PROP: Prop = {
  noun: 'fire truck',
  words: ['fire engine', 'firetruck', 'ladder truck'],
  size: [2.54, 3.63, 7.29],
  stands: ROAD,
  paints: ['body'],
  moves: [...four, { part: 'beacon.l', does: 'glow' }, { part: 'beacon.r', does: 'glow' }],
  build: made(fireTruck),
};
