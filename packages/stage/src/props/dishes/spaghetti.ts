import type { BufferGeometry } from 'three';
import { leaf } from '../fruit/shapes.js';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise, rough } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { pairs, triples } from '../kit/rows.js';
import { ball, brick, flowing } from '../kit/solids.js';
import { bent, between, merged, placed, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';
import { plateOf } from '../meals/shapes.js';
import { lumpy, strewn, TABLE } from '../treats/shapes.js';

const [FLOOR, TOP, WIDE] = [0.011, 0.056, 0.098];
const heapAt = (far: number) => FLOOR + (TOP - FLOOR) * Math.max(0, 1 - (far / WIDE) ** 1.8);

/** A piece of a ring round the heap's middle, now over and now under the others. */
function strand(kit: Maker, i: number): BufferGeometry {
  const [start, turn] = [i * 2.4, kit.between(1.6, 3.6)];
  const [far, off] = [0.022 + 0.07 * Math.sqrt(((i * 7) % 66) / 66), kit.between(0, 0.016)];
  const deep = kit.between(-0.004, 0.0015);
  return swept(
    Array.from({ length: 9 }, (_, k) => {
      const angle = start + (turn * k) / 8;
      const reach = far + 0.007 * Math.sin(angle * 2.3 + i);
      const [x, z] = [
        Math.cos(angle) * reach + off * Math.cos(i),
        Math.sin(angle) * reach + off * Math.sin(i),
      ];
      return [x, heapAt(Math.hypot(x, z)) + deep + 0.0024 * Math.sin(angle * 4 + i), z] as const;
    }),
    0.0024,
    { steps: 18, sides: 5, isOpen: true },
  );
}

function sauce(): BufferGeometry {
  const dome = flowing(pairs('0.058 0.034, 0.064 0.041, 0.05 0.053, 0.024 0.063, 0.0002 0.066'), 52, 22);
  const runs = bent(dome, (at) => {
    const [angle, far] = [Math.atan2(at.z, at.x), Math.hypot(at.x, at.z) / 0.06];
    const out = 1 + 0.3 * far * noise(Math.cos(angle) * 2.6, Math.sin(angle) * 2.6, 2);
    at.set(at.x * out, at.y - 0.012 * far * far * (out - 0.9), at.z * out);
  });
  return tinted(lumpy(runs, 0.0045, 0.014), (x, y, z) =>
    between(['#8f1a0c', '#c9331a', '#e0552a'], 0.5 + 0.7 * rough(x * 110, y * 110, z * 110)),
  );
}

function spaghetti(kit: Maker): void {
  kit.add('plate', plateOf(0.14), kit.main('ceramic', '#f4f1ea'));
  const bed = flowing(pairs('0.0002 0.01, 0.088 0.0105, 0.07 0.026, 0.04 0.041, 0.0002 0.05'), 48, 18);
  const strands = Array.from({ length: 66 }, (_, i) => strand(kit, i));
  kit.add(
    'pasta',
    merged(
      [bed, ...strands].map((part, i) => tinted(part, ['#f0cd7c', '#f7dc96', '#eac26c'][i % 3] ?? '#f0cd7c')),
    ),
    matter('glaze', '#ffffff', { roughness: 0.35, clearcoat: 0.4 }),
  );
  kit.add('sauce', sauce(), matter('glaze', '#ffffff', { roughness: 0.25 }));
  const balls = triples('0.017 0.073 0.012, -0.02 0.071 0.008, 0.001 0.073 -0.021').map((at, i) =>
    placed(
      tinted(lumpy(ball(0.0165, 18), 0.002, 0.008, i * 3), (x, y, z) =>
        between(['#4a1f10', '#7a3a1e', '#8f2a16'], 0.5 + 0.7 * rough(x * 120, y * 120, z * 120)),
      ),
      { at },
    ),
  );
  kit.add('meatballs', merged(balls), matter('glaze', '#ffffff', { roughness: 0.4, clearcoat: 0.5 }));
  const basil = [0.3, 2.3, 4.2].map((turn) =>
    placed(leaf(0.034, 0.024, 0.2, 14), { at: [0, 0.087, 0.001], turn: [0, turn, 0.35] }),
  );
  kit.add('basil', merged(basil), matter('plant', '#3f8a2e'));
  const cheese = strewn(kit, 26, (a, b) => {
    const [angle, far] = [a * 6.283, 0.012 + 0.06 * b];
    return placed(brick([0.006, 0.001, 0.0016], [0, 0, 0], 0.0003), {
      at: [Math.cos(angle) * far, heapAt(far) + 0.008, Math.sin(angle) * far],
      turn: [kit.between(-0.5, 0.5), a * 20, kit.between(-0.5, 0.5)],
    });
  });
  kit.add('cheese', cheese, matter('clay', '#fff6d6'));
  kit.joint('steam', [0, 0.1, 0]);
}

export const SPAGHETTI_PROP: Prop = {
  noun: 'spaghetti',
  words: [
    'pasta',
    'plate of pasta',
    'plate of spaghetti',
    'bowl of pasta',
    'spaghetti bolognese',
    'spaghetti and meatballs',
    'spaghetti with meatballs',
    'pasta dish',
    'linguine',
    'fettuccine',
    'tagliatelle',
    'carbonara',
    'lasagna',
    'lasagne',
    'macaroni',
    'penne',
  ],
  size: [0.279, 0.0965, 0.279],
  stands: TABLE,
  paints: ['plate'],
  moves: [{ part: 'steam', does: 'steam' }],
  build: made(spaghetti),
};
