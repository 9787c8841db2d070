import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, triples } from '../kit/rows.js';
import { boxAt, brick, outline, slab, turned } from '../kit/solids.js';
import { placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { wheel } from '../wheels.js';
import { black, corner, four, lampOf, pane, plain } from './shapes.js';

const fender = () =>
  slab(
    outline(
      triples(
        '-0.86 0.35 0.08, -0.74 0.8 0.2, 0.1 0.92 0.3, 0.72 0.62 0.2, 0.82 0.3 0.06, 0.74 0.28 0.03, 0.62 0.52 0.2, 0.06 0.82 0.3, -0.66 0.7 0.2, -0.78 0.33 0.03',
      ),
    ),
    0.62,
    0.04,
  ).rotateY(-Math.PI / 2);

function body(kit: Maker): void {
  const hood = slab(
    outline(triples('0.1 0.8 0.05, 1.72 0.8 0.1, 1.78 1.3 0.16, 1.5 1.46 0.2, 0.1 1.56 0.08')),
    0.74,
    0.09,
  ).rotateY(-Math.PI / 2);
  const roof = boxAt([1.5, 0.13, 1.45], [0, 2.62, -0.62], 0.06);
  kit.add(
    'body',
    plain([
      hood,
      roof,
      fender().translate(0.78, 0.82, -0.92),
      fender().translate(-0.78, 0.82, -0.92),
      boxAt([1.0, 0.5, 0.9], [0, 1.05, -0.5], 0.06),
    ]),
    kit.main('paint', '#c8201f'),
  );
  kit.add(
    'windows',
    plain([
      placed(brick([1.08, 0.95, 0.03], [0, 0, 0], 0.01), { at: [0, 2.06, 0.02], turn: [0.06, 0, 0] }),
      brick([1.1, 0.95, 0.03], [0, 2.06, -1.24], 0.01),
      ...[0.6, -0.6].map((x) => brick([0.03, 1.0, 1.1], [x, 2.04, -0.62], 0.01)),
    ]),
    pane(),
  );
}

function fittings(kit: Maker): void {
  const posts = triples('0.6 2.02 0.02, -0.6 2.02 0.02, 0.6 2.02 -1.24, -0.6 2.02 -1.24').map((at) =>
    brick([0.08, 1.2, 0.08], at, 0.02),
  );
  const grille = Array.from({ length: 6 }, (_, i) =>
    brick([0.5, 0.035, 0.05], [0, 0.88 + i * 0.075, 1.765], 0.012),
  );
  const stack = turned(
    corners(
      '0 0, 0.045 0 0.01, 0.045 0.35 0.01, 0.07 0.37 0.01, 0.07 0.68 0.02, 0.04 0.72 0.01, 0.04 0.95, 0 0.95',
    ),
    24,
  ).translate(0.22, 1.48, 0.95);
  const chassis = [
    boxAt([0.6, 0.36, 3.0], [0, 0.72, 0.2], 0.05),
    boxAt([1.3, 0.16, 0.2], [0, 0.5, 1.25], 0.05),
    boxAt([1.5, 0.2, 0.24], [0, 0.8, -0.92], 0.05),
  ];
  const hitch = swept(triples('0 0.7 -1.3, 0 0.5 -1.7, 0 0.52 -1.86'), 0.06, { sides: 10, steps: 16 });
  kit.add(
    'dark',
    plain([
      ...posts,
      ...grille,
      stack,
      ...chassis,
      hitch,
      brick([0.04, 0.5, 0.28], [0.68, 0.9, 0.1], 0.02),
      brick([0.04, 0.5, 0.28], [-0.68, 0.9, 0.1], 0.02),
    ]),
    black(),
  );
  kit.add(
    'lamps',
    plain(
      [0.24, -0.24]
        .map((x) => boxAt([0.17, 0.14, 0.06], [x, 1.34, 1.74], 0.04))
        .concat([0.5, -0.5].map((x) => brick([0.16, 0.1, 0.06], [x, 2.6, 0.1], 0.03))),
    ),
    lampOf('#f8f8f2'),
  );
  kit.add(
    'bands',
    plain([0.385, -0.385].map((x) => brick([0.02, 0.08, 1.35], [x, 1.16, 0.92], 0.006))),
    matter('gloss', '#f6f1e2', { roughness: 0.3 }),
  );
}

function tractor(kit: Maker): void {
  body(kit);
  fittings(kit);
  for (const [name, at] of corner(0.66, 1.25, 0, 0.46).slice(0, 2))
    wheel(kit, name, at, { radius: 0.46, width: 0.3, spokes: 5, rim: '#f2c22a', corners: 22 });
  for (const [name, at] of corner(0.8, 0, -0.92, 0.84).slice(2)) {
    wheel(kit, name, at, { radius: 0.84, width: 0.5, spokes: 6, rim: '#f2c22a', corners: 28 });
    lugs(kit, name);
  }
}

/** What grips: bars over a great tyre, in two rows. */
function lugs(kit: Maker, name: string): void {
  const joint = kit.joint(`${name}.lugs`);
  const bars = Array.from({ length: 36 }, (_, i) => {
    const [side, turn] = [i % 2 ? 1 : -1, (i / 36) * 2 * Math.PI];
    return placed(
      placed(brick([0.27, 0.07, 0.085], [side * 0.115, 0.83, 0], 0.02), { turn: [0, side * 0.35, 0] }),
      { turn: [turn, 0, 0] },
    );
  });
  joint.add('bars', plain(bars), matter('rubber', '#17181a'));
  kit.group.getObjectByName(name)?.add(joint.group);
}

export const TRACTOR_PROP: Prop = {
  noun: 'tractor',
  words: ['farm tractor', 'farm vehicle'],
  size: [2.18, 2.71, 3.65],
  stands: ['road', 'ground', 'podium', 'floor'],
  paints: ['body'],
  moves: four,
  build: made(tractor),
};
