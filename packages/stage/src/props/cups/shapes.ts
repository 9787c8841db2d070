import type { BufferGeometry } from 'three';
import type { Maker } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import { rough, step } from '../kit/noise.js';
import type { Place } from '../kit/prop.js';
import { type Corner, flowing, turned } from '../kit/solids.js';
import { bent, between, tinted } from '../kit/surface.js';
import { swept } from '../kit/swept.js';

export const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

/** A round surface of a drink at a height, coloured by where one looks: the distance from its middle 0..1, and angle. */
export function surface(
  radius: number,
  height: number,
  toneAt: (far: number, angle: number) => ReturnType<typeof between>,
): BufferGeometry {
  const rings = turned(
    Array.from({ length: 18 }, (_, i) => [radius * (1 - i / 17), 0] as const),
    72,
  );
  return tinted(rings, (x, _y, z) => toneAt(Math.hypot(x, z) / radius, Math.atan2(z, x))).translate(
    0,
    height,
    0,
  );
}

export const crema = (far: number, angle: number) =>
  between(
    ['#6f3d1a', '#84491f', '#b98048'],
    step(0.3, 1.02, far + 0.18 * rough(far * 5 * Math.cos(angle), far * 5 * Math.sin(angle), 2)),
  );

export function handle(
  kit: Maker,
  points: readonly (readonly [number, number, number])[],
  thick: number,
  matterOf: ReturnType<typeof matter>,
): void {
  kit.add('handle', swept(points, thick, { flat: 1.35, sides: 18, steps: 36 }), matterOf);
}

/** A stemmed glass: foot, stem and bowl in one shell. */
export function stemmed(kit: Maker, bowl: readonly Corner[], foot: number): void {
  const stem: Corner[] = [
    [0, 0],
    [foot, 0, 0.0008],
    [foot, 0.002, 0.0008],
    [0.01, 0.006, 0.01],
    [0.0042, 0.02, 0.01],
  ];
  kit.add('glass', turned([...stem, ...bowl]), matter('glass', '#ffffff'));
}

/** Cream out of a star nozzle: a swirl that narrows to a tip. */
export function whipped(radius: number, height: number): BufferGeometry {
  const rings = flowing(
    [
      [radius * 0.6, 0],
      [radius, height * 0.14],
      [radius * 0.8, height * 0.36],
      [radius * 0.74, height * 0.5],
      [radius * 0.5, height * 0.7],
      [radius * 0.3, height * 0.86],
      [0, height * 1.06],
    ],
    96,
    40,
  );
  return bent(rings, (at) => {
    const angle = Math.atan2(at.z, at.x) + (at.y / height) * 3.2;
    const ridge = 1 + 0.13 * (Math.abs(Math.sin(angle * 4)) - 0.4) * step(1.05, 0.8, at.y / height);
    at.set(at.x * ridge, at.y, at.z * ridge);
  });
}
