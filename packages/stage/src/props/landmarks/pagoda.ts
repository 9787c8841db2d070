import { BoxGeometry, Vector3 } from 'three';
import { toCreasedNormals } from 'three/addons/utils/BufferGeometryUtils.js';
import { warm } from '../buildings/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { corners, even, pairs } from '../kit/rows.js';
import { ball, boxAt, brick, rod, turned } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { GROUND } from './shapes.js';

/** Each storey: where its floor is, how wide its walls and its roof are. */
const STOREYS = [
  [1.1, 5.6, 9.4],
  [5, 4.5, 7.8],
  [8.5, 3.6, 6.4],
  [11.6, 2.8, 5.2],
] as const;
const TALL = 2.4;

/** A square as a ring of points around y, so many a side. */
const square = (half: number, high: (across: number) => number): Vector3[] =>
  Array.from({ length: 65 }, (_, i) => {
    const [side, across] = [Math.floor(i / 16) % 4, ((i % 16) / 16) * 2 - 1];
    const [x, z] = [across * half, half];
    const [c, s] = [Math.cos(side * 1.5708), Math.sin(side * 1.5708)];
    return new Vector3(x * c + z * s, high(across), z * c - x * s);
  });

/** A roof that hangs over, with its corners lifted; its eaves are at y = 0. */
function roof(width: number, neck: number, height: number) {
  const half = width / 2;
  const corner = (across: number) => Math.abs(across) ** 5 * width * 0.075;
  const under = square(neck / 2, () => -0.05);
  const edge = [
    square(half * 0.985, (across) => corner(across) - 0.14),
    square(half, (across) => corner(across)),
  ];
  const over = even(9).map((t) =>
    square(
      half + (neck / 2 - half) * t,
      (across) => height * t ** 1.7 + corner(across) * (1 - t) ** 3 + 0.04,
    ),
  );
  const tiles = toCreasedNormals(skin([under, ...edge, ...over]), 0.6).deleteAttribute('uv');
  const hips = [0, 1, 2, 3].map((i) => {
    const points = even(7).map((t) => {
      const far = half + (neck / 2 - half) * t;
      return [far, height * t ** 1.7 + corner(1) * (1 - t) ** 3 + 0.06, far] as const;
    });
    return placed(swept(points, 0.085, { sides: 6, steps: 6 }), { turn: [0, i * 1.5708, 0] }).deleteAttribute(
      'uv',
    );
  });
  return merged([tiles, ...hips]);
}

function storeys(kit: Maker): void {
  const red = kit.main('clay', '#b8321f');
  const around = [0, 1, 2, 3].map((i) => i * 1.5708);
  const each = STOREYS.map(([low, wide]) => {
    const half = wide / 2;
    const posts = [-1, -0.36, 0.36, 1].map((x) =>
      rod(0.14, TALL, 8).translate(x * half, low + TALL / 2, half),
    );
    const rails = [0.55, 0.9].map((y) => brick([wide + 0.9, 0.09, 0.09], [0, low + y, half + 0.45], 0.02));
    const bars = Array.from({ length: 7 }, (_, i) =>
      new BoxGeometry(0.08, 0.9, 0.08).translate((i / 6 - 0.5) * (wide + 0.9), low + 0.45, half + 0.45),
    );
    const beams = [
      brick([wide + 0.3, 0.24, 0.24], [0, low + TALL - 0.1, half], 0.04),
      brick([wide + 1, 0.16, 0.5], [0, low - 0.02, half + 0.24], 0.03),
    ];
    const all = merged([...posts, ...(low > 2 ? [...rails, ...bars] : []), ...beams]);
    return merged(around.map((turn) => placed(all, { turn: [0, turn, 0] })));
  });
  kit.add('posts', merged(each), red);
  kit.add(
    'walls',
    merged(
      STOREYS.map(([low, wide]) => boxAt([wide - 0.16, TALL, wide - 0.16], [0, low + TALL / 2, 0], 0.03)),
    ),
    matter('clay', '#f4ead6'),
  );
  const screens = (z: number, size: readonly [number, number, number], low: number) =>
    around.map((turn) => placed(brick(size, [0, low, z], 0.02), { turn: [0, turn, 0] }));
  kit.add(
    'panes',
    merged(STOREYS.flatMap(([low, wide]) => screens(wide / 2 - 0.07, [wide * 0.3, 1.5, 0.06], low + 1.05))),
    warm(),
  );
  const lattice = STOREYS.flatMap(([low, wide]) =>
    around.flatMap((turn) =>
      [-1, 0, 1].map((i) =>
        placed(new BoxGeometry(0.05, 1.5, 0.06).translate(i * wide * 0.08, low + 1.05, wide / 2 - 0.03), {
          turn: [0, turn, 0],
        }),
      ),
    ),
  );
  kit.add('lattice', merged(lattice), matter('clay', '#5a2a1c'));
}

function pagoda(kit: Maker): void {
  kit.add(
    'base',
    merged([
      boxAt([8.4, 0.6, 8.4], [0, 0.3, 0], 0.06),
      boxAt([7.2, 0.6, 7.2], [0, 0.8, 0], 0.06),
      ...[0, 1, 2].map((i) => boxAt([2.2, 0.34 * (3 - i), 0.4], [0, 0.17 * (3 - i), 4.0 + i * 0.36], 0.04)),
    ]),
    matter('clay', '#b9b0a2'),
  );
  storeys(kit);
  const roofs = STOREYS.map(([low, , wide], i) =>
    placed(roof(wide, (STOREYS[i + 1]?.[1] ?? 0.5) + 0.2, i === 3 ? 2.1 : 1.15), { at: [0, low + TALL, 0] }),
  );
  kit.add('roofs', merged(roofs), matter('glaze', '#3c5a55', { side: 2, roughness: 0.45, clearcoat: 0.3 }));
  const rings = pairs('15.9 0.42, 16.3 0.38, 16.7 0.34, 17.1 0.3, 17.5 0.25').map(([y, far]) =>
    turned(corners(`0.05 0, ${far} 0.03 0.02, ${far} 0.1 0.02, 0.05 0.14`), 24).translate(0, y, 0),
  );
  kit.add(
    'spire',
    merged([rod(0.07, 3, 12).translate(0, 16.9, 0), ...rings, ball(0.2, 18).translate(0, 18.4, 0)]),
    matter('gold', '#d8a63c'),
  );
}

export const PAGODA_PROP: Prop = {
  noun: 'pagoda',
  words: ['temple', 'shrine', 'japanese temple', 'chinese temple', 'buddhist temple', 'ancient temple'],
  size: [9.45, 18.6, 9.65],
  stands: GROUND,
  paints: ['posts'],
  moves: [{ part: 'panes', does: 'glow' }],
  build: made(pagoda),
};
