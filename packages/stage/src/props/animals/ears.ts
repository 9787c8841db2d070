import type { Field } from '../kit/fields.js';
import type { Triple } from '../kit/maker.js';
import type { Joint, Lump } from '../kit/sculpt.js';
import { placesIn } from './grid.js';

/** How finely a head is looked through for its ears, and how far around the skull's middle, in shoulder heights. */
const [STEP, FAR] = [0.045, 0.62];
/** How near the skin of an ear what lies in it is, and how much of that has to be so near. */
const [NEAR, MOST] = [0.03, 0.75];

/** Places on the left of a head that are inside of something there. */
const insideOf = (is: Field, [y, z]: readonly [number, number]): Triple[] =>
  placesIn([STEP / 2, y - FAR, z - FAR], [FAR, y + FAR, z + FAR], STEP).filter((at) => is(...at) < 0.008);

function liesIn({ is }: Lump, ear: Lump, head: readonly [number, number]): boolean {
  const places = insideOf(is, head);
  const near = places.filter(([x, y, z]) => ear.is(x, y, z) < NEAR);
  return places.length > 0 && near.length > places.length * MOST;
}

/** What moves with the ears: the first that a look names, and what lies in it; a cheek or an antler does not. */
export function withEarBones(
  lumps: readonly Lump[],
  head: readonly [number, number],
): { readonly lumps: readonly Lump[]; readonly joints: readonly Joint[] } {
  const [first, ...others] = lumps.map((lump) => ({ ...lump, bone: 'head' }));
  if (!first) return { lumps: [], joints: [] };
  const at = rootOf(insideOf(first.is, head), head);
  if (!at) return { lumps: [first, ...others], joints: [] };
  const ear = { ...first, bone: 'ear.*' };
  return {
    lumps: [ear, ...others.map((one) => (liesIn(one, first, head) ? { ...one, bone: 'ear.*' } : one))],
    joints: [
      { name: 'ear.l', at, from: 'head' },
      { name: 'ear.r', at: [-at[0], at[1], at[2]], from: 'head' },
    ],
  };
}

/** Where an ear comes out of the head: what of it is nearest to the skull's middle. */
function rootOf(places: readonly Triple[], [y, z]: readonly [number, number]): Triple | null {
  const far = ([x, up, ahead]: Triple): number => Math.hypot(x, up - y, ahead - z);
  return places.toSorted((one, other) => far(one) - far(other))[0] ?? null;
}
