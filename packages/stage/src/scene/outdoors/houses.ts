import { BoxGeometry, type BufferGeometry, CylinderGeometry } from 'three/webgpu';
import { joined, painted } from './decor.js';
import { shopFrontOf } from './shop-fronts.js';

/** A house of a street: its walls and roof, and its panes, which are lit at night. It looks towards +z, its foot's middle at 0; metres. */
export interface HouseShape {
  readonly walls: BufferGeometry;
  readonly panes: BufferGeometry;
}

interface HousePlan {
  readonly wide: number;
  readonly floors: number;
  readonly wall: string;
  readonly trim: string;
  readonly roof: string;
  readonly isFlat: boolean;
  /** Its shop's board, wood, and the stripes of its awning. */
  readonly shop: readonly [board: string, wood: string, one: string, other: string];
}

const FLOOR = 3;
const DEEP = 8;

export const HOUSES: readonly HousePlan[] = [
  {
    wide: 8,
    floors: 3,
    wall: '#d9a27c',
    trim: '#f3e6d2',
    roof: '#8a4636',
    isFlat: false,
    shop: ['#2f4a3c', '#24382e', '#f4ead6', '#2f6b52'],
  },
  {
    wide: 7,
    floors: 4,
    wall: '#9fb3a4',
    trim: '#eee8da',
    roof: '#4f5a60',
    isFlat: true,
    shop: ['#7c2f2b', '#4f2420', '#f6efe2', '#b8433c'],
  },
  {
    wide: 9,
    floors: 3,
    wall: '#e3c98f',
    trim: '#fbf3df',
    roof: '#70473a',
    isFlat: false,
    shop: ['#27415f', '#1d3148', '#f4efe4', '#3d6a9a'],
  },
  {
    wide: 8,
    floors: 5,
    wall: '#b98b85',
    trim: '#efe2d6',
    roof: '#5a4a4a',
    isFlat: true,
    shop: ['#3a3431', '#57422f', '#f3e3c0', '#d08a3a'],
  },
];

export function houseShape(plan: HousePlan): HouseShape {
  const { wide, floors, wall, trim, roof, isFlat, shop } = plan;
  const tall = floors * FLOOR + 0.6;
  const at = (geometry: BufferGeometry, x: number, y: number, z: number): BufferGeometry =>
    geometry.translate(x, y, z);
  const top = isFlat
    ? [painted(at(new BoxGeometry(wide * 1.04, 0.5, DEEP * 1.04), 0, tall, 0), trim)]
    : [
        painted(
          new CylinderGeometry(0.02, wide * 0.74, 2.6, 4, 1)
            .rotateY(Math.PI / 4)
            .scale(1, 1, DEEP / wide)
            .translate(0, tall + 1.3, 0),
          roof,
        ),
        painted(at(new BoxGeometry(0.7, 1.6, 0.7), wide * 0.24, tall + 1.6, 0), wall),
      ];
  const columns = Math.floor(wide / 2.4);
  const spots = Array.from({ length: (floors - 1) * columns }, (_, index) => {
    const [floor, column] = [Math.floor(index / columns) + 1, index % columns];
    return [(column - (columns - 1) / 2) * (wide / columns) * 0.92, floor * FLOOR + 1.9] as const;
  });
  const front = DEEP / 2;
  const [board, wood, ...stripes] = shop;
  const below = shopFrontOf({ wide, front, board, wood, stripes });
  return {
    walls: joined([
      painted(at(new BoxGeometry(wide, tall, DEEP), 0, tall / 2, 0), wall, wall),
      ...top,
      below.solid,
      painted(at(new BoxGeometry(wide * 1.02, 0.22, 0.4), 0, 3.42, front), trim),
      ...spots.flatMap(([x, y]) => [
        painted(at(new BoxGeometry(1.3, 1.75, 0.16), x, y, front), trim),
        painted(at(new BoxGeometry(1.5, 0.12, 0.34), x, y - 0.9, front + 0.1), trim),
        painted(at(new BoxGeometry(0.06, 1.5, 0.08), x, y, front + 0.12), trim),
        painted(at(new BoxGeometry(1.04, 0.06, 0.08), x, y + 0.1, front + 0.12), trim),
      ]),
    ]),
    panes: joined([
      below.panes,
      ...spots.map(([x, y]) => painted(at(new BoxGeometry(1.04, 1.5, 0.1), x, y, front + 0.06), '#ffffff')),
    ]),
  };
}

const DUST: readonly string[] = ['#8a8074', '#756c62', '#94897a', '#6d665f'];
const HOLE = '#1f1c1a';

/** What is left of such a house: a wall with holes for windows, its top broken off, and no two as high. */
export function ruinShape({ wide, floors }: HousePlan, chance: () => number): BufferGeometry {
  const dust = (): string => DUST[Math.floor(chance() * DUST.length)]!;
  const columns = Math.floor(wide / 1.2);
  const each = wide / columns;
  const parts = Array.from({ length: columns * 2 }, (_, index) => {
    const isBack = index >= columns;
    const x = ((index % columns) - (columns - 1) / 2) * each;
    const high = floors * FLOOR * (isBack ? 0.2 + 0.7 * chance() : 0.3 + 0.5 * chance() ** 1.3);
    const at = new BoxGeometry(each * 1.01, high, isBack ? 3.4 : 1.1);
    return painted(at.translate(x, high / 2, isBack ? 0.6 : DEEP / 2 - 0.55), dust(), dust());
  });
  const holes = Array.from({ length: floors * 3 }, (_, index) => {
    const [floor, column] = [Math.floor(index / 3), index % 3];
    const y = floor * FLOOR + 1.7;
    return painted(
      new BoxGeometry(1.2, 1.6, 0.1).translate((column - 1) * wide * 0.3, y, DEEP / 2 + 0.03),
      HOLE,
    );
  }).slice(0, 5);
  const beams = [0, 1, 2].map(() =>
    painted(
      new BoxGeometry(0.22, 3.4, 0.22)
        .rotateZ(0.5 + chance())
        .translate((chance() - 0.5) * wide, 1 + 2 * chance(), DEEP / 2 + 0.8),
      '#4a3b30',
    ),
  );
  const rubble = Array.from({ length: 12 }, () => {
    const size = 0.4 + 1.1 * chance();
    return painted(
      new BoxGeometry(size * 1.4, size * 0.8, size)
        .rotateY(chance() * 3)
        .rotateZ((chance() - 0.5) * 0.9)
        .translate((chance() - 0.5) * wide * 1.1, size * 0.25, DEEP / 2 + 0.6 + 2.6 * chance()),
      dust(),
      dust(),
    );
  });
  return joined([...parts, ...holes, ...beams, ...rubble]);
}
