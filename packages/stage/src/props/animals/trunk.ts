import type { Lump } from '../kit/sculpt.js';

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
  let [sum, count] = [0, 0];
  for (let z = -2 * half; z < 2 * half; z += STEP)
    for (let y = 0.1; y < 1.3; y += STEP)
      for (let x = 0; x < 0.5; x += STEP) if (is(x, y, z) < STEP / 2) [sum, count] = [sum + z, count + 1];
  return count > 0 ? sum / count : null;
}
