import type { Lump } from '../kit/sculpt.js';
import { placesIn } from './grid.js';

/** Where a back bends, behind its middle, as a share of half its length. */
export const LOIN = 0.2;

/** How finely a trunk is looked through, in shoulder heights. */
const STEP = 0.06;
/** From where on it is the rear that carries something, and up to where the chest does, as shares of half its length. */
const [REAR, CHEST] = [-0.55, 0.5];

/** What lies on a trunk goes with the part of it that it lies on: a tiger's last stripe with the hips. */
export function onTrunk(lump: Lump, half: number): Lump {
  if ((lump.bone ?? 'body') !== 'body') return lump;
  const middle = middleOf(lump, half);
  if (middle === null || middle > CHEST * half) return lump;
  return { ...lump, bone: middle < REAR * half ? 'rear' : 'belly' };
}

/** How far ahead the middle of something is; null where nothing of it was found. */
function middleOf({ is }: Lump, half: number): number | null {
  const found = placesIn([0, 0.1, -2 * half], [0.5, 1.3, 2 * half], STEP).filter(
    (at) => is(...at) < STEP / 2,
  );
  return found.length > 0 ? found.reduce((sum, [, , z]) => sum + z, 0) / found.length : null;
}
