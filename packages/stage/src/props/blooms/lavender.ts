import { type BufferGeometry, SphereGeometry } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { hoop } from '../kit/solids.js';
import { between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

/** Stems of a bunch, and buds on one. */
const [STEMS, BUDS] = [19, 16];
const BLUES = ['#5a4a8f', '#7a64b4', '#9a84cc', '#6f5aa6'];

/** Where a stem's foot, its tie and its tip are: they lie on each other, and fan out past the cord. */
function wayOf(index: number): readonly (readonly [number, number, number])[] {
  const turn = index * 2.4;
  const far = Math.sqrt((index + 0.5) / STEMS);
  const [aside, up] = [Math.cos(turn) * far, 0.5 + 0.5 * Math.sin(turn) * far];
  const long = 0.15 + 0.03 * Math.sin(index * 1.7);
  return [
    [-0.1 + 0.012 * Math.sin(index), 0.004 + up * 0.016, aside * 0.026],
    [-0.012, 0.005 + up * 0.014, aside * 0.011],
    [long * 0.55, 0.006 + up * 0.022, aside * 0.034],
    [long, 0.006 + up * 0.034, aside * 0.062],
  ];
}

function head(index: number): BufferGeometry[] {
  const way = wayOf(index);
  const [from, to] = [way[2]!, way[3]!];
  const bud = new SphereGeometry(1, 6, 4);
  return Array.from({ length: BUDS }, (_, i) => {
    const t = 0.2 + (0.95 * i) / BUDS;
    const at = (part: 0 | 1 | 2): number => from[part] + (to[part] - from[part]) * t;
    const ring = i * 2.2 + index;
    const wide = 0.0052 * Math.sin(Math.PI * Math.min(1, 0.25 + 0.72 * (i / BUDS)));
    const size = 0.0038 - 0.0012 * (i / BUDS);
    return tinted(
      placed(bud, {
        scale: [size * 1.5, size, size],
        turn: [0, 0, 0.5 * Math.sin(ring)],
        at: [at(0), Math.max(size, at(1) + Math.sin(ring) * wide), at(2) + Math.cos(ring) * wide],
      }),
      () => between(BLUES, (Math.sin(ring * 3.1 + i) + 1) / 2),
    );
  });
}

function lavender(kit: Maker): void {
  const stems = Array.from({ length: STEMS }, (_, index) =>
    swept(wayOf(index), 0.0011, { sides: 5, steps: 9, isOpen: true }),
  );
  kit.add('stems', merged(stems), matter('plant', '#7f8f5a'));
  const heads = Array.from({ length: STEMS }, (_, index) => head(index)).flat();
  // Each bud has a colour of its own, unless one is told.
  const own = kit.options.colour;
  kit.add(
    'heads',
    merged(own ? heads.map((one) => tinted(one, own)) : heads),
    matter('clay', '#ffffff', { roughness: 0.85 }),
  );
  const cord = [0, 1, 2].map((turn) =>
    placed(hoop(0.0135, 0.0016, 22), {
      turn: [0, Math.PI / 2, 0],
      at: [-0.014 + turn * 0.0034, 0.0145, 0],
      scale: [1, 0.9, 1],
    }),
  );
  kit.add('cord', merged(cord), matter('rubber', '#cbb083'));
}

export const LAVENDER_PROP: Prop = {
  noun: 'lavender bunch',
  words: [
    'dried lavender',
    'lavender sprig',
    'sprig of lavender',
    'sprigs of lavender',
    'bunch of lavender',
    'bouquet of lavender',
    'lavender bouquet',
    'lavender flower',
    'lavender stem',
    'fresh lavender',
  ],
  size: [0.303, 0.0416, 0.1202],
  stands: ['table', 'podium', 'hand'],
  paints: ['heads'],
  build: made(lavender),
};
