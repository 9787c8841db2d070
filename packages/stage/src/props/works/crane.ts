import type { BufferGeometry } from 'three';
import { made, type Maker, type Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Prop } from '../kit/prop.js';
import { boxAt, brick, puck } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

const thin = (from: Triple, to: Triple, radius: number): BufferGeometry =>
  swept([from, to], radius, { sides: 5, steps: 1, isOpen: true });

/** A lattice along y from its foot up: four posts with braces between them. */
function lattice(half: number, high: number, bays: number, radius: number): BufferGeometry {
  const spots = [
    [1, 1],
    [1, -1],
    [-1, -1],
    [-1, 1],
  ] as const;
  const parts = spots.map(([x, z]) => thin([x * half, 0, z * half], [x * half, high, z * half], radius));
  const step = high / bays;
  for (let i = 0; i < bays; i += 1)
    spots.forEach(([x, z], k) => {
      const [u, w] = spots[(k + 1) % 4] ?? [x, z];
      const [low, top] = [i * step, (i + 1) * step];
      parts.push(
        thin([x * half, low, z * half], [u * half, top, w * half], radius * 0.6),
        thin([x * half, top, z * half], [u * half, top, w * half], radius * 0.6),
      );
    });
  return merged(parts);
}

/** A tower crane: its jib turns, a load hangs from it. */
function crane(kit: Maker): void {
  const paint = kit.main('paint', '#f2b41e');
  const dark = matter('metal', '#3a3e44');
  kit.add('tower', lattice(0.85, 26, 14, 0.13), paint);
  kit.add(
    'foot',
    merged([
      boxAt([5, 0.7, 5], [0, 0.35, 0], 0.1),
      ...[-1, 1].map((s) => boxAt([1, 1, 4.2], [s * 1.8, 1.2, 0], 0.1)),
    ]),
    matter('clay', '#a9a59c'),
  );
  const top = kit.joint('jib', [0, 26, 0]);
  top.add('ring', puck(1.3, 0.6, 0.1, 28), dark);
  const along = (part: BufferGeometry, z: number) => placed(part, { at: [0, 2.4, z], turn: [1.571, 0, 0] });
  const peak = lattice(0.6, 5.4, 3, 0.11);
  top.add(
    'arms',
    merged([
      along(lattice(0.6, 22, 16, 0.1), 1),
      placed(lattice(0.6, 8, 6, 0.1), { at: [0, 2.4, -1], turn: [-1.571, 0, 0] }),
      peak.translate(0, 0.5, 0),
    ]),
    paint,
  );
  top.add(
    'ties',
    merged([
      thin([0, 6, 0], [0, 3, 15], 0.06),
      thin([0, 6, 0], [0, 3, 21], 0.06),
      thin([0, 6, 0], [0, 3, -8], 0.08),
    ]),
    dark,
  );
  top.add(
    'weights',
    merged([-0.9, 0, 0.9].map((x) => boxAt([0.7, 2.2, 1.8], [x, 1.6, -7.8], 0.1))),
    matter('clay', '#8d8a84'),
  );
  top.add('cab', merged([boxAt([1.3, 1.7, 1.8], [1.6, 1.6, 0.8], 0.2)]), matter('paint', '#f4f5f3'));
  top.add(
    'panes',
    merged([boxAt([1.1, 0.9, 1.9], [1.6, 1.9, 0.85], 0.1), boxAt([1.4, 0.8, 1.2], [1.6, 1.9, 0.9], 0.1)]),
    matter('darkGlass', '#1a2c3a'),
  );
  loadOf(top, dark);
}

function loadOf(top: Maker, dark: ReturnType<typeof matter>): void {
  const load = top.joint('load', [0, 1.8, 15]);
  load.add(
    'ropes',
    merged([
      thin([-0.3, 0, 0], [-0.1, -7, 0], 0.05),
      thin([0.3, 0, 0], [0.1, -7, 0], 0.05),
      boxAt([1.2, 0.5, 1.4], [0, 0.1, 0], 0.1),
      boxAt([0.7, 0.9, 0.5], [0, -7.3, 0], 0.12),
      ...[-1, 1].map((s) => thin([0, -7.8, 0], [s * 1.7, -9.6, 0], 0.05)),
    ]),
    dark,
  );
  load.add(
    'beams',
    merged(
      [0, 1, 2].flatMap((i) =>
        [-1, 0, 1].map((k) => brick([3.8, 0.3, 0.4], [0, -9.8 - i * 0.34, k * 0.45], 0.03)),
      ),
    ),
    matter('metal', '#b3472f', { roughness: 0.6, metalness: 0.3 }),
  );
}

export const CRANE_PROP: Prop = {
  noun: 'crane',
  words: ['tower crane', 'construction crane', 'building crane'],
  size: [5, 32.2, 32],
  stands: ['ground', 'podium'],
  paints: ['tower', 'arms'],
  moves: [
    { part: 'jib', does: 'swing', axis: 'y' },
    { part: 'load', does: 'swing', axis: 'x' },
  ],
  build: made(crane),
};
