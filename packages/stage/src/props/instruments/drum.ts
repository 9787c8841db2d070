import type { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { hoop, puck, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { steel } from './shapes.js';

interface Drum {
  readonly radius: number;
  readonly height: number;
  readonly at: Triple;
  readonly turn: Triple;
}

const DRUMS: readonly Drum[] = [
  { radius: 0.28, height: 0.4, at: [0, 0.3, -0.2], turn: [Math.PI / 2, 0, 0] },
  { radius: 0.15, height: 0.22, at: [-0.19, 0.66, 0.02], turn: [0.35, 0, -0.1] },
  { radius: 0.17, height: 0.25, at: [0.2, 0.64, 0.02], turn: [0.35, 0, 0.1] },
  { radius: 0.2, height: 0.36, at: [0.56, 0.2, -0.22], turn: [0, 0, 0] },
  { radius: 0.18, height: 0.14, at: [-0.52, 0.52, -0.22], turn: [0.08, 0, 0] },
];

function shell({ radius, height, at, turn }: Drum): BufferGeometry {
  const wall = turned(
    [
      [radius * 0.985, 0],
      [radius, 0.002],
      [radius, height - 0.002],
      [radius * 0.985, height],
    ],
    56,
  );
  return placed(wall, { at, turn });
}

/** A tube from one place to another. */
function bar(from: Triple, to: Triple, radius: number): BufferGeometry {
  return swept([from, to], radius, { sides: 8, steps: 2 });
}

/** Three legs from a height of a pole out to a ring on the floor. */
function tripod([x, y, z]: Triple, reach: number): BufferGeometry[] {
  return [0, 2.09, 4.19].map((turn) =>
    bar([x, y, z], [x + Math.cos(turn) * reach, 0.005, z + Math.sin(turn) * reach], 0.008),
  );
}

function stands(): BufferGeometry[] {
  const floor = [0, 2.09, 4.19].map((turn) => {
    const [x, z] = [Math.cos(turn), Math.sin(turn)];
    return bar([0.56 + x * 0.2, 0.3, -0.22 + z * 0.2], [0.56 + x * 0.22, 0.005, -0.22 + z * 0.22], 0.007);
  });
  return [
    ...floor,
    ...pairs('-0.85 -0.05, 0.86 0.05').flatMap(([x, z]) => [
      rod(0.011, 1, 10).translate(x, 0.5, z),
      ...tripod([x, 0.25, z], 0.2),
    ]),
    ...[-0.24, 0.24].map((x) => bar([x, 0.28, 0.12], [x * 1.35, 0.005, 0.28], 0.01)),
    rod(0.012, 0.3, 10).translate(0, 0.68, -0.05),
    rod(0.012, 0.5, 10).translate(-0.52, 0.26, -0.22),
    ...tripod([-0.52, 0.16, -0.22], 0.16),
  ];
}

function drums(kit: Maker): void {
  kit.add('shells', merged(DRUMS.map(shell)), kit.main('gloss', '#c8202a'));
  const ends = DRUMS.flatMap((drum) => [0, drum.height].map((y) => ({ ...drum, y })));
  const skins = ends.map(({ radius, at, turn, y }) =>
    placed(puck(radius * 0.99, 0.006, 0.002, 48).translate(0, y - 0.003, 0), { at, turn }),
  );
  kit.add('skins', merged(skins), matter('paper', '#f7f4ea'));
  const rims = ends.map(({ radius, at, turn, y }) =>
    placed(
      hoop(radius, 0.008, 44)
        .rotateX(Math.PI / 2)
        .translate(0, y, 0),
      { at, turn },
    ),
  );
  kit.add('steel', merged([...rims, ...stands()]), steel());
  const cymbal = (radius: number) =>
    turned(
      [
        [radius, 0],
        [radius * 0.3, 0.018],
        [radius * 0.18, 0.034],
        [0, 0.038],
      ],
      56,
    );
  const left = placed(cymbal(0.23), { at: [-0.85, 1, -0.05], turn: [0.25, 0, -0.12] });
  const right = placed(cymbal(0.25), { at: [0.86, 1, 0.05], turn: [0.25, 0, 0.12] });
  kit.add('cymbals', merged([left, right]), matter('gold', '#d9b256', { side: 2 }));
}

export const DRUM_PROP: Prop = {
  noun: 'drum',
  words: ['drums', 'drum kit', 'drum set'],
  size: [2.19, 1.07, 0.72],
  stands: ['floor', 'podium'],
  paints: ['shells'],
  build: made(drums),
};
