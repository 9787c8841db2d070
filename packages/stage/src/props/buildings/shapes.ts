import type { BufferGeometry } from 'three';
import type { Triple } from '../kit/maker.js';
import { matter } from '../kit/matter.js';
import type { Place } from '../kit/prop.js';
import { boxAt } from '../kit/solids.js';
import { merged, placed } from '../kit/surface.js';

export const GROUND: readonly Place[] = ['ground', 'podium'];

export const warm = () => matter('light', '#ffcf7a', { emissiveIntensity: 0.7 });

export const dark = () => matter('darkGlass', '#22303c');

/** A roof with a ridge along z: its width, height, length and how far it hangs over. */
export function gable(width: number, height: number, length: number, at: Triple): BufferGeometry {
  const sheet = (side: number) => {
    const slope = Math.hypot(width / 2, height);
    return placed(boxAt([slope * 1.12, 0.14, length], [0, 0, 0], 0.05), {
      at: [side * width * 0.25, height / 2, 0],
      turn: [0, 0, side * -Math.atan2(height, width / 2)],
    });
  };
  return placed(merged([sheet(1), sheet(-1)]), { at });
}
