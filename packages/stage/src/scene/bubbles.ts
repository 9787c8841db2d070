import { Box3, InstancedMesh, Matrix4, Mesh, SphereGeometry, Vector3 } from 'three/webgpu';
import type { Actor } from './actor.js';
import { waterMatter } from './water-matter.js';

/** Drinks that sparkle, and by which of their parts they are filled. */
const SPARKLES: readonly string[] = [
  'pint of beer',
  'glass of cola',
  'glass of water',
  'glass of white wine',
  'cocktail',
  'mojito',
  'lemonade',
  'iced tea',
];
const FILLS = /^(?:drink|beer|wine|water|liquid|cola|soda)$/;
/** How many rise at once, how large the largest is, as a share of the drink's height, and for how long they do, in seconds. */
const [MANY, LARGE, SECONDS] = [70, 0.017, 1.7];
/** They are seen at the wall of the glass, just outside of what is drawn as solid. */
const AT_WALL = 1.012;

/** Bubbles that rise along the glass of what sparkles; null in all else. */
export function bubblesIn({ prop, made, group }: Actor): ((seconds: number) => void) | null {
  const drink = SPARKLES.includes(prop.noun) ? filledBy(made) : null;
  if (!drink) return null;
  group.updateMatrixWorld(true);
  const box = new Box3().setFromObject(drink, true).applyMatrix4(group.matrixWorld.clone().invert());
  const radiusAt = wallOf(drink, group, box);
  const tall = box.max.y - box.min.y;
  const middle = box.getCenter(new Vector3());
  const mesh = new InstancedMesh(new SphereGeometry(1, 7, 5), waterMatter(0.75, '#c9d6dc'), MANY);
  Object.assign(mesh, { frustumCulled: false, renderOrder: 3 });
  group.add(mesh);
  return (seconds) => {
    for (let index = 0; index < MANY; index += 1) {
      const late = (index * index * 0.137 + index * 0.43) % 1;
      const t = (seconds / (SECONDS * (0.75 + 0.5 * ((index * 0.37) % 1))) + late) % 1;
      const turn = index * 2.39996 + 0.12 * Math.sin(seconds * 5 + index);
      const high = box.min.y + tall * (0.03 + 0.93 * t);
      const out = radiusAt(high) * AT_WALL;
      const size = tall * LARGE * (0.35 + 0.65 * ((index * 0.271) % 1)) * (0.5 + 0.5 * t);
      mesh.setMatrixAt(
        index,
        new Matrix4()
          .makeScale(size, size, size)
          .setPosition(middle.x + Math.cos(turn) * out, high, middle.z + Math.sin(turn) * out),
      );
    }
    mesh.instanceMatrix.needsUpdate = true;
  };
}

function filledBy(made: Actor['made']): Mesh | null {
  let found: Mesh | null = null;
  made.traverse((part) => {
    if (part instanceof Mesh && FILLS.test(part.name)) found ??= part;
  });
  return found;
}

/** How many heights are looked at. */
const HEIGHTS = 24;

/** How far its wall is from its middle at a height: the farthest of its corners near that. */
function wallOf(drink: Mesh, group: Actor['group'], { min, max }: Box3): (high: number) => number {
  const to = group.matrixWorld.clone().invert().multiply(drink.matrixWorld);
  const middle = new Vector3((min.x + max.x) / 2, 0, (min.z + max.z) / 2);
  const radii = Array.from({ length: HEIGHTS }, () => 0);
  const places = drink.geometry.getAttribute('position');
  const spot = new Vector3();
  for (let at = 0; at < places.count; at += 1) {
    spot.fromBufferAttribute(places, at).applyMatrix4(to);
    const row = rowAt(spot.y, { min, max });
    radii[row] = Math.max(radii[row]!, Math.hypot(spot.x - middle.x, spot.z - middle.z));
  }
  const known = radii.flatMap((radius, row) => (radius > 0 ? [{ row, radius }] : []));
  return (high) => {
    const at = ((high - min.y) / (max.y - min.y)) * (HEIGHTS - 1);
    const below = known.findLast(({ row }) => row <= at) ?? known[0]!;
    const above = known.find(({ row }) => row >= at) ?? below;
    const share = above.row > below.row ? (at - below.row) / (above.row - below.row) : 0;
    return below.radius + (above.radius - below.radius) * share;
  };
}

const rowAt = (y: number, { min, max }: Pick<Box3, 'min' | 'max'>): number =>
  Math.min(HEIGHTS - 1, Math.max(0, Math.round(((y - min.y) / (max.y - min.y)) * (HEIGHTS - 1))));
