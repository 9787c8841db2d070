import type { BufferGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { hoop, puck, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { steel } from './shapes.js';

function drums(kit: Maker): void {
  const shell = kit.main('gloss', '#c8202a');
  const drum = (radius: number, height: number) =>
    turned(
      [
        [radius * 0.985, 0],
        [radius, 0.002],
        [radius, height - 0.002],
        [radius * 0.985, height],
      ],
      56,
    );
  const parts: [
    BufferGeometry,
    number,
    number,
    readonly [number, number, number],
    readonly [number, number, number],
  ][] = [
    [drum(0.28, 0.4), 0.28, 0.4, [0, 0.3, -0.2], [Math.PI / 2, 0, 0]],
    [drum(0.15, 0.22), 0.15, 0.22, [-0.19, 0.66, 0.02], [0.35, 0, -0.1]],
    [drum(0.17, 0.25), 0.17, 0.25, [0.2, 0.64, 0.02], [0.35, 0, 0.1]],
    [drum(0.2, 0.36), 0.2, 0.36, [0.56, 0.2, -0.22], [0, 0, 0]],
    [drum(0.18, 0.14), 0.18, 0.14, [-0.52, 0.52, -0.22], [0.08, 0, 0]],
  ];
  kit.add('shells', merged(parts.map(([made, , , at, turn]) => placed(made, { at, turn }))), shell);
  const skins = parts.flatMap(([, radius, height, at, turn]) =>
    [0, height].map((y) =>
      placed(puck(radius * 0.99, 0.006, 0.002, 48).translate(0, y - 0.003, 0), { at, turn }),
    ),
  );
  kit.add('skins', merged(skins), matter('paper', '#f7f4ea'));
  const rims = parts.flatMap(([, radius, height, at, turn]) =>
    [0, height].map((y) =>
      placed(
        hoop(radius, 0.008, 48)
          .rotateX(Math.PI / 2)
          .translate(0, y, 0),
        { at, turn },
      ),
    ),
  );
  const legs = [
    [-0.85, -0.05],
    [0.86, 0.05],
  ].flatMap(([x = 0, z = 0]) => [
    rod(0.011, 1.0, 10).translate(x, 0.5, z),
    ...[0, 2.09, 4.19].map((turn) =>
      swept(
        [
          [x, 0.25, z],
          [x + Math.cos(turn) * 0.2, 0.005, z + Math.sin(turn) * 0.2],
        ],
        0.008,
        { sides: 8, steps: 2 },
      ),
    ),
  ]);
  kit.add(
    'steel',
    merged([
      ...rims,
      ...legs,
      ...[-0.24, 0.24].map((x) =>
        swept(
          [
            [x, 0.28, 0.12],
            [x * 1.35, 0.005, 0.28],
          ],
          0.01,
          { sides: 8, steps: 2 },
        ),
      ),
      rod(0.012, 0.3, 10).translate(0, 0.68, -0.05),
      rod(0.012, 0.5, 10).translate(-0.52, 0.26, -0.22),
      ...[0, 2.09, 4.19].flatMap((turn) => [
        swept(
          [
            [-0.52, 0.16, -0.22],
            [-0.52 + Math.cos(turn) * 0.16, 0.005, -0.22 + Math.sin(turn) * 0.16],
          ],
          0.008,
          { sides: 8, steps: 2 },
        ),
        swept(
          [
            [0.56 + Math.cos(turn) * 0.2, 0.3, -0.22 + Math.sin(turn) * 0.2],
            [0.56 + Math.cos(turn) * 0.22, 0.005, -0.22 + Math.sin(turn) * 0.22],
          ],
          0.007,
          { sides: 8, steps: 2 },
        ),
      ]),
    ]),
    steel(),
  );
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
  kit.add(
    'cymbals',
    merged([
      placed(cymbal(0.23), { at: [-0.85, 1.0, -0.05], turn: [0.25, 0, -0.12] }),
      placed(cymbal(0.25), { at: [0.86, 1.0, 0.05], turn: [0.25, 0, 0.12] }),
    ]),
    matter('gold', '#d9b256', { side: 2 }),
  );
}

export const DRUM_PROP: Prop = {
  noun: 'drum',
  words: ['drums', 'drum kit', 'drum set'],
  size: [2.19, 1.07, 0.72],
  stands: ['floor', 'podium'],
  paints: ['shells'],
  build: made(drums),
};
