import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { even } from '../kit/rows.js';
import { boxAt, brick, outline, slab } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';

/** Half its length, how wide it is, and how far its arches span. */
const [HALF, WIDE, SPAN] = [20, 6, 4.6];
const ARCHES = [-12.4, 0, 12.4];
/** Where the arches begin, and where the road is. */
const [SPRING, ROAD] = [2.6, 8.6];

const archAt = (z: number, far: number) =>
  even(22).map((t) => [z - Math.cos(t * Math.PI) * far, SPRING + Math.sin(t * Math.PI) * far] as const);

function stones(kit: Maker): void {
  const under = ARCHES.flatMap((z) => [[z - SPAN, 0] as const, ...archAt(z, SPAN), [z + SPAN, 0] as const]);
  const wall = slab(outline([[-HALF, 0], ...under, [HALF, 0], [HALF, ROAD], [-HALF, ROAD]]), WIDE, 0.05, 4);
  kit.add('wall', wall.rotateY(-Math.PI / 2), kit.main('stone', '#b9a88c', { bumpScale: 1 }));
}

function blocks(kit: Maker): void {
  const tones = ['#a8977c', '#c6b69a', '#d7c9ae'];
  const own = kit.options.colour;
  const some = (size: readonly [number, number, number], at: readonly [number, number, number], turn = 0) => {
    const tone = between(own ? [own, '#ffffff'] : tones, own ? kit.random() * 0.25 : kit.random());
    return placed(
      tinted(brick(size, [0, 0, 0], 0.06), () => tone),
      { at, turn: [turn, 0, 0] },
    );
  };
  const ring = ARCHES.flatMap((z) =>
    Array.from({ length: 17 }, (_, i) => {
      const turn = ((i + 0.5) / 17) * Math.PI;
      const far = SPAN + 0.4;
      return some(
        [WIDE + 0.3, 0.86, 0.9],
        [0, SPRING + Math.sin(turn) * far, z - Math.cos(turn) * far],
        1.571 - turn,
      );
    }),
  );
  const piers = [-6.2, 6.2, -18.4, 18.4].flatMap((z) => [
    some([WIDE + 1.4, 0.9, 3.4], [0, 0.45, z]),
    some([WIDE + 0.8, 0.5, 3.3], [0, SPRING - 0.1, z]),
  ]);
  const parapet = [-1, 1].flatMap((side) => [
    ...Array.from({ length: 20 }, (_, i) =>
      some([0.5, 0.75, 1.94], [side * (WIDE / 2 - 0.1), ROAD + 0.4, (i - 9.5) * 2]),
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      some([0.74, 0.24, 2.82], [side * (WIDE / 2 - 0.1), ROAD + 0.85, (i - 6.5) * 2.86]),
    ),
    ...Array.from({ length: 14 }, (_, i) =>
      some([0.4, 0.34, 2.8], [side * (WIDE / 2 + 0.05), ROAD - 0.15, (i - 6.5) * 2.86]),
    ),
  ]);
  const faces = [-1, 1].flatMap((side) =>
    Array.from({ length: 46 }, () => {
      const [y, z] = [
        SPRING + 0.3 + Math.floor(kit.random() * 11) * 0.5,
        (Math.floor(kit.random() * 26) - 12.5) * 1.5,
      ];
      const isOpen = ARCHES.some((middle) => Math.hypot(z - middle, y - SPRING) < SPAN + 1.3);
      return isOpen ? [] : [some([0.2, 0.44, kit.between(0.9, 1.4)], [side * (WIDE / 2 - 0.03), y, z])];
    }).flat(),
  );
  const keys = ARCHES.map((z) => some([WIDE + 0.6, 1.3, 0.9], [0, SPRING + SPAN + 0.45, z]));
  kit.add(
    'blocks',
    merged([...ring, ...piers, ...parapet, ...keys, ...faces]),
    matter('clay', '#ffffff', { roughness: 0.9 }),
  );
  kit.add(
    'road',
    boxAt([WIDE - 0.7, 0.16, HALF * 2], [0, ROAD + 0.02, 0], 0.03),
    matter('stone', '#8e8474', { bumpScale: 1 }),
  );
}

function stoneBridge(kit: Maker): void {
  stones(kit);
  blocks(kit);
}

export const STONE_BRIDGE_PROP: Prop = {
  noun: 'stone bridge',
  words: [
    'viaduct',
    'aqueduct',
    'arch bridge',
    'arched bridge',
    'stone viaduct',
    'old stone bridge',
    'railway viaduct',
  ],
  size: [7.4, 9.57, 40],
  stands: ['water', 'ground'],
  paints: ['wall'],
  build: made(stoneBridge),
};
