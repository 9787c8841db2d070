import { Vector3 } from 'three';
import { made, type Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { noise } from '../kit/noise.js';
import type { Prop } from '../kit/prop.js';
import { even, knots, pairs } from '../kit/rows.js';
import { ball, bead, ellipsoid, hoop, puck, rod } from '../kit/solids.js';
import { bent, placed, tinted } from '../kit/surface.js';
import { skin, swept } from '../kit/swept.js';
import { joined } from '../chests/wood.js';

/** An oval ring, along x by `long` and across by `wide`, its head end higher. */
const oval = (long: number, wide: number, y: number, rise: number) =>
  even(56).map((t) => {
    const a = t * 6.2832;
    const x = Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.8 * long;
    return new Vector3(x, y + rise * Math.max(0, -x / long) ** 2, Math.cos(a) * wide);
  });

function tub(kit: Maker): void {
  const outer = pairs('0.3 0.14, 0.56 0.16, 0.68 0.24, 0.76 0.42, 0.81 0.58, 0.85 0.6').map(([far, y]) =>
    oval(far, far * 0.46, y, y > 0.3 ? (y - 0.3) * 0.4 : 0),
  );
  const rim = swept(
    oval(0.845, 0.39, 0.605, 0.125)
      .slice(1)
      .map(({ x, y, z }) => [x, y, z] as const),
    0.026,
    { isClosed: true, sides: 12, steps: 96 },
  );
  const inner = pairs('0.83 0.6, 0.77 0.52, 0.71 0.34, 0.6 0.24, 0.3 0.2').map(([far, y]) =>
    oval(far, far * 0.45, y, y > 0.3 ? (y - 0.3) * 0.4 : 0),
  );
  kit.add('inside', joined([skin(inner), rim]), matter('ceramic', '#fdfdfb', { side: 2 }));
  kit.add('tub', skin(outer), kit.main('ceramic', '#f4f1ea', { side: 2 }));
  const foot = (x: number, z: number) => {
    const parts = [
      swept(
        knots('0.02 0.24 0 0, 0.07 0.15 0 0, 0.03 0.06 0 0, 0.06 0.03 0 0').map(
          ([a, y]) => [a, y, 0] as const,
        ),
        (t) => 0.03 - 0.012 * t,
        { sides: 12 },
      ),
      ellipsoid(0.055, 0.032, 0.042, { at: [0.07, 0.032, 0] }),
    ];
    return placed(joined(parts), { at: [x * 0.44, 0, z * 0.2], turn: [0, Math.atan2(-z * 0.6, x), 0] });
  };
  kit.add('feet', joined([-1, 1].flatMap((x) => [-1, 1].map((z) => foot(x, z)))), matter('gold', '#c9a04c'));
}

function bubbles(kit: Maker): void {
  const water = bent(puck(1, 0.02, 0.004, 56), (at) => at.set(at.x * 0.755, at.y + 0.535, at.z * 0.345));
  kit.add('water', water, matter('liquid', '#5fc3dc'));
  const rings = [0.16, 0.24, 0.33].map((far) =>
    placed(hoop(far, 0.006, 48).rotateX(Math.PI / 2), { at: [0.2, 0.557, 0.02], scale: [1, 1, 0.8] }),
  );
  kit.add('rings', joined(rings), matter('gloss', '#bfeaf4', { roughness: 0.2 }));
  // Foam lies along the rim and at the foot, and leaves the water to be seen.
  const foam = Array.from({ length: 96 }, (_, i) => {
    const isHeap = i < 40;
    const turn = isHeap ? i * 2.39996 : (i - 40) * 0.1122;
    const far = isHeap ? 0.3 * Math.sqrt((i + 0.5) / 40) : 1;
    const size = isHeap ? 0.04 + 0.035 * kit.random() : 0.018 + 0.024 * kit.random();
    const x = isHeap ? -0.42 + Math.cos(turn) * far * 0.85 : Math.cos(turn) * 0.69;
    const z = Math.sin(turn) * far * (isHeap ? 0.75 : 0.29);
    return placed(ball(size, 10), {
      at: [x, 0.555 + (isHeap ? 0.09 * (1 - far / 0.3) : 0) + 0.012 * kit.random(), z],
    });
  });
  kit.add(
    'foam',
    tinted(joined(foam), (x, y, z) => (noise(x * 9, y * 9, z * 9) > 0.3 ? '#eaf6ff' : '#ffffff')),
    matter('gloss', '#ffffff', { roughness: 0.3 }),
  );
  const floating = Array.from({ length: 6 }, (_, i) => {
    const size = 0.015 + 0.02 * kit.random();
    return bead(size, size, size, { at: [kit.between(-0.4, 0.5), 0.76 + i * 0.045, kit.between(-0.2, 0.2)] });
  });
  kit.add('bubbles', joined(floating), matter('glass', '#f0f8ff'));
  const tap = swept(
    [
      [0.9, 0.02, 0],
      [0.9, 0.72, 0],
      [0.87, 0.86, 0],
      [0.78, 0.88, 0],
      [0.74, 0.8, 0],
    ],
    0.017,
    { sides: 12, tension: 0.35, steps: 60 },
  );
  const handles = [-0.09, 0.09].flatMap((z) => [
    placed(rod(0.012, 0.1, 10), { at: [0.9, 0.7, z], turn: [0, 0, 0] }),
    placed(rod(0.009, 0.09, 10), { at: [0.9, 0.76, z], turn: [0, 0, 1.571] }),
    placed(rod(0.009, 0.09, 10), { at: [0.9, 0.76, z], turn: [1.571, 0, 0] }),
  ]);
  const bar = placed(rod(0.014, 0.22, 10), { at: [0.9, 0.66, 0], turn: [1.571, 0, 0] });
  kit.add('taps', joined([tap, ...handles, bar]), matter('gold', '#d2aa57'));
}

function bathtub(kit: Maker): void {
  tub(kit);
  bubbles(kit);
}

export const BATHTUB_PROP: Prop = {
  noun: 'bathtub',
  words: ['bath tub', 'bath', 'bubble bath', 'clawfoot tub', 'tub of bubbles'],
  size: [1.8, 1.03, 0.84],
  stands: ['floor', 'podium'],
  paints: ['tub'],
  build: made(bathtub),
};
