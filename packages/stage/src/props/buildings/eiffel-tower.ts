import type { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import type { Prop } from '../kit/prop.js';
import { pairs } from '../kit/rows.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { GROUND } from './shapes.js';

const HEIGHT = 300;
const CORNERS = [
  [1, 1],
  [1, -1],
  [-1, 1],
  [-1, -1],
] as const;

/** How far from the middle a leg's outer edge stands, and how wide the leg is there: `t` of the way up. */
const reachAt = (t: number) => 62 * (1 - t) ** 2.6 + 2.2;
const widthAt = (t: number) => 13 * (1 - t) ** 1.6;

/** An edge of a leg: `a` and `b` choose which of its four. */
function edge([x, z]: readonly [number, number], a: number, b: number): BufferGeometry {
  const way = Array.from({ length: 16 }, (_, i) => {
    const t = (i / 15) ** 0.9;
    return [x * (reachAt(t) - a * widthAt(t)), t * HEIGHT, z * (reachAt(t) - b * widthAt(t))] as const;
  });
  return swept(way, (t) => 1.5 - t, { sides: 5, steps: 26 });
}

/** The crossing bars of one storey of a leg. */
function braces([x, z]: readonly [number, number], storey: number): BufferGeometry[] {
  const [t, up] = [(storey / 22) ** 0.9, ((storey + 1) / 22) ** 0.9];
  const [low, high, wide, over] = [reachAt(t), reachAt(up), widthAt(t), widthAt(up)];
  const bar = (from: Triple, to: Triple) => swept([from, to], 0.6, { sides: 4, steps: 1, isOpen: true });
  return [0, 1].flatMap((side) => [
    bar(
      [x * low, t * HEIGHT, z * (low - side * wide)],
      [x * (high - over), up * HEIGHT, z * (high - side * over)],
    ),
    bar(
      [x * (low - side * wide), t * HEIGHT, z * low],
      [x * (high - side * over), up * HEIGHT, z * (high - over)],
    ),
  ]);
}

function arch(turn: number): BufferGeometry {
  const way = Array.from({ length: 13 }, (_, k) => {
    const [across, up] = [Math.cos((k / 12) * Math.PI), Math.sin((k / 12) * Math.PI)];
    return [across * 37, 8 + up * 38, 52 - up * 12] as const;
  });
  return placed(swept(way, 1.4, { sides: 6, steps: 30 }), { turn: [0, turn, 0] });
}

function eiffel(kit: Maker): void {
  const legs = CORNERS.flatMap((corner) => [
    ...CORNERS.map(([a, b]) => edge(corner, (a + 1) / 2, (b + 1) / 2)),
    ...Array.from({ length: 22 }, (_, i) => braces(corner, i)).flat(),
  ]);
  const decks = pairs('0.19 1.06, 0.385 1.12, 0.91 2.4').map(([t, grow]) =>
    boxAt([reachAt(t) * 2 * grow, 5, reachAt(t) * 2 * grow], [0, t * HEIGHT, 0], 1),
  );
  const mast = swept(
    [
      [0, 290, 0],
      [0, 330, 0],
    ],
    (t) => 1.6 - 1.2 * t,
    { sides: 8, steps: 2 },
  );
  const iron = [...legs, ...[0, 1, 2, 3].map((i) => arch((i * Math.PI) / 2)), ...decks, mast];
  kit.add('iron', merged(iron.map((part) => part.deleteAttribute('uv'))), kit.main('clay', '#8a6a4c'));
}

export const EIFFEL_TOWER_PROP: Prop = {
  noun: 'eiffel tower',
  words: ['tower'],
  size: [130, 330, 130],
  stands: GROUND,
  paints: ['iron'],
  build: made(eiffel),
};
