import { CylinderGeometry, type Material } from 'three';
import { type Maker } from '../kit/maker.js';

/** A band of paper round a bottle, its UVs along the part that faces front. */
export function band(radius: number, low: number, high: number, arc: number) {
  const height = high - low;
  const made = new CylinderGeometry(radius, radius, height, 48, 1, true, -arc / 2, arc);
  return { geometry: made.translate(0, (low + high) / 2, 0), aspect: (radius * arc) / height };
}

export function labelled(
  kit: Maker,
  at: readonly [number, number, number],
  ground: Material,
  ink = '#2b2622',
): void {
  const { geometry, aspect } = band(at[0], at[1], at[2], 2.2);
  kit.label(geometry, aspect, ink, ground);
}
