import { type BufferGeometry, SphereGeometry } from 'three';
import type { Maker } from '../kit/maker.js';
import type { Place } from '../kit/prop.js';
import { corners } from '../kit/rows.js';
import { turned } from '../kit/solids.js';
import { bent } from '../kit/surface.js';

export const TABLE: readonly Place[] = ['table', 'podium', 'hand'];

/** A bowl of china and what is in it. */
export function bowl(kit: Maker, colour: string): void {
  const china = kit.main('ceramic', colour);
  kit.add(
    'bowl',
    turned(
      corners(
        '0 0.006, 0.038 0.005 0.001, 0.04 0 0.002, 0.045 0 0.002, 0.048 0.008 0.004, 0.085 0.038 0.04, 0.1 0.078 0.0015, 0.097 0.0795 0.0015, 0.08 0.04 0.04, 0.04 0.014 0.02, 0 0.012',
      ),
      60,
    ),
    china,
  );
}

export function egg(kit: Maker): void {
  const shell = bent(new SphereGeometry(1, 48, 36), (at) => {
    const wide = 0.0218 * (1 - 0.13 * at.y - 0.03 * at.y * at.y);
    at.set(at.x * wide, at.y * 0.0285 + 0.0285, at.z * wide);
  });
  kit.add('shell', shell, kit.main('plastic', '#e3b68c', { roughness: 0.5 }));
}

export function plateOf(radius: number): BufferGeometry {
  return turned(
    [
      [0, 0.003],
      [radius * 0.55, 0.002, 0.001],
      [radius * 0.58, 0, 0.001],
      [radius * 0.63, 0, 0.001],
      [radius * 0.67, 0.005, 0.004],
      [radius, 0.0185, 0.0015],
      [radius * 0.985, 0.0205, 0.0015],
      [radius * 0.66, 0.0095, 0.008],
      [0, 0.008],
    ],
    96,
  );
}
