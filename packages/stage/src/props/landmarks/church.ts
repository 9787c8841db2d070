import { ConeGeometry } from 'three';
import { gable, warm } from '../buildings/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, pairs } from '../kit/rows.js';
import { boxAt, brick, outline, puck, slab, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { GROUND, pointed } from './shapes.js';

const BAYS = [-6.4, -3.4, -0.4, 2.6];

function stoneOf(kit: Maker): void {
  const nave = slab(outline(pairs('-3.8 0, 3.8 0, 3.8 5.2, 0 8.6, -3.8 5.2')), 13, 0.05).translate(0, 0, -2);
  const buttresses = [-1, 1].flatMap((side) =>
    [-7.9, -4.9, -1.9, 1.1, 4].map((z) =>
      merged([
        brick([0.7, 3.6, 0.6], [side * 4, 1.8, z], 0.08),
        placed(brick([0.8, 0.2, 0.7], [0, 0, 0], 0.06), {
          at: [side * 4.02, 3.65, z],
          turn: [0, 0, side * -0.5],
        }),
      ]),
    ),
  );
  const apse = turned(corners('0 0, 2.7 0 0.05, 2.7 4.4 0.05, 0 4.4'), 12).translate(0, 0, -8.5);
  const tower = merged([
    boxAt([4.2, 12.6, 4.2], [0, 6.3, 6], 0.08),
    ...[4.6, 8.8, 12.6].map((y) => boxAt([4.5, 0.26, 4.5], [0, y, 6], 0.08)),
    ...[-1, 1].flatMap((x) => [-1, 1].map((z) => boxAt([0.8, 9, 0.8], [x * 2, 4.5, 6 + z * 2], 0.08))),
    ...[-1, 1].flatMap((x) =>
      [-1, 1].map((z) =>
        placed(new ConeGeometry(0.36, 1.6, 4, 1), {
          at: [x * 1.95, 13.5, 6 + z * 1.95],
          turn: [0, 0.785, 0],
        }),
      ),
    ),
  ]);
  const steps = [0, 1].map((i) =>
    boxAt([3 - i * 0.6, 0.18, 1.2 - i * 0.4], [0, 0.09 + i * 0.18, 8.6 - i * 0.2], 0.03),
  );
  kit.add(
    'stone',
    merged([nave, apse, tower, ...buttresses, ...steps].map((part) => part.deleteAttribute('uv'))),
    kit.main('clay', '#eadfc9', { roughness: 0.8 }),
  );
}

function roofs(kit: Maker): void {
  const spire = merged([
    placed(new ConeGeometry(2.75, 8.4, 8, 1), { at: [0, 16.7, 6], turn: [0, 0.393, 0] }),
    placed(new ConeGeometry(1.9, 1.6, 12, 1), { at: [0, 5.1, -8.5], scale: [1.45, 1, 1.45] }),
  ]);
  const parts = [gable(7.7, 3.5, 13.4, [0, 5.12, -2]), spire];
  kit.add(
    'roof',
    merged(parts.map((part) => part.deleteAttribute('uv'))),
    matter('clay', '#56636f', { roughness: 0.7 }),
  );
  kit.add(
    'cross',
    merged([
      boxAt([0.14, 1.5, 0.14], [0, 21.4, 6], 0.04),
      boxAt([0.9, 0.14, 0.14], [0, 21.6, 6], 0.04),
      puck(0.22, 0.22, 0.1, 20).translate(0, 20.6, 6),
    ]),
    matter('gold', '#d9a93f'),
  );
}

function openings(kit: Maker): void {
  const spots = [
    ...[-1, 1].flatMap((side) => BAYS.map((z) => [side * 3.8, z, side * 1.571] as const)),
    ...[-0.9, 0, 0.9].map(
      (turn) => [Math.sin(turn) * 2.66, -8.5 - Math.cos(turn) * 2.66, Math.PI - turn] as const,
    ),
  ];
  const frames = spots.map(([x, z, turn]) => pointed([1.3, 2.9, 0.24], [x, 1.4, z], turn));
  const panes = spots.map(([x, z, turn]) => pointed([0.94, 2.5, 0.34], [x, 1.58, z], turn));
  const belfry = [0, 1, 2, 3].map((i) =>
    pointed([1.2, 2.4, 0.3], [Math.sin(i * 1.571) * 2.05, 9.4, 6 + Math.cos(i * 1.571) * 2.05], i * 1.571),
  );
  const louvres = [0, 1, 2, 3].flatMap((i) =>
    [0, 1, 2, 3].map((k) =>
      placed(brick([1.0, 0.1, 0.12], [0, 9.75 + k * 0.42, 2.2], 0.02), {
        at: [0, 0, 6],
        turn: [0, i * 1.571, 0],
      }),
    ),
  );
  const rose = puck(0.95, 0.3, 0.08, 40).rotateX(1.571).translate(0, 6.9, 7.98);
  const petals = Array.from({ length: 8 }, (_, i) =>
    puck(0.2, 0.1, 0.03, 16)
      .rotateX(1.571)
      .translate(Math.cos(i * 0.785) * 0.58, 6.9 + Math.sin(i * 0.785) * 0.58, 8.24),
  );
  const heart = puck(0.26, 0.1, 0.03, 20).rotateX(1.571).translate(0, 6.9, 8.24);
  kit.add(
    'frames',
    merged(
      [...frames, rose, pointed([2.3, 3.6, 0.3], [0, 0.3, 8.1])].map((part) => part.deleteAttribute('uv')),
    ),
    matter('clay', '#cbbd9f'),
  );
  kit.add('panes', merged([...panes, ...petals, heart].map((part) => part.deleteAttribute('uv'))), warm());
  kit.add('dark', merged(belfry), matter('clay', '#2c2a2c'));
  kit.add('louvres', merged(louvres), matter('clay', '#7d7466'));
  kit.add(
    'door',
    merged(
      [-1, 1]
        .map((side) => boxAt([0.78, 2.2, 0.2], [side * 0.4, 1.46, 8.2], 0.03))
        .concat(pointed([1.6, 3, 0.3], [0, 0.36, 8.16]).deleteAttribute('uv'))
        .map((part) => part.deleteAttribute('uv')),
    ),
    matter('clay', '#6b3f22'),
  );
  kit.add(
    'bands',
    merged([0.9, 1.8].map((y) => brick([1.5, 0.09, 0.05], [0, y, 8.33], 0.01))),
    matter('metal', '#3a3330'),
  );
}

function church(kit: Maker): void {
  stoneOf(kit);
  roofs(kit);
  openings(kit);
}

export const CHURCH_PROP: Prop = {
  noun: 'church',
  words: ['chapel', 'cathedral', 'stone church', 'abbey'],
  size: [8.9, 22.1, 20.3],
  stands: GROUND,
  paints: ['stone'],
  moves: [{ part: 'panes', does: 'glow' }],
  build: made(church),
};
