import { Box3, DoubleSide, Mesh, type Object3D, Raycaster, SkinnedMesh, Vector3 } from 'three/webgpu';

/** About so many places of a thing are tried. */
const TRIES = 220;

/** The share of a thing's surface that is inside another one: what merely touches has next to none. */
export function overlapOf(thing: Object3D, other: Object3D): number {
  thing.updateMatrixWorld(true);
  other.updateMatrixWorld(true);
  const places = placesOn(thing);
  const box = new Box3().setFromObject(other, true);
  const within = places.filter((place) => box.containsPoint(place) && isInside(place, other));
  return within.length / Math.max(1, places.length);
}

function placesOn(thing: Object3D): Vector3[] {
  const meshes: Mesh[] = [];
  thing.traverse((part) => {
    if (part instanceof Mesh && part.visible) meshes.push(part);
  });
  const all = meshes.reduce((sum, { geometry }) => sum + geometry.getAttribute('position').count, 0);
  const every = Math.max(1, Math.floor(all / TRIES));
  return meshes.flatMap((mesh) => {
    const { count } = mesh.geometry.getAttribute('position');
    const picked = Array.from({ length: Math.floor(count / every) }, (_, index) => index * every);
    return picked.map((index) => mesh.localToWorld(mesh.getVertexPosition(index, new Vector3())));
  });
}

/** Odd numbers of walls lie on the way out of what is closed, whichever way one goes. */
function isInside(place: Vector3, other: Object3D): boolean {
  const ways = [new Vector3(0.31, 0.9, 0.29), new Vector3(-0.8, 0.33, 0.5), new Vector3(0.4, 0.25, -0.88)];
  return ways.filter((way) => wallsOn(place, way.normalize(), other) % 2 === 1).length >= 2;
}

function wallsOn(place: Vector3, way: Vector3, other: Object3D): number {
  const ray = new Raycaster(place, way);
  let walls = 0;
  other.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { material } = part;
    const side = material.side;
    material.side = DoubleSide;
    if (part instanceof SkinnedMesh) Object.assign(part, { boundingSphere: null, boundingBox: null });
    const far = ray.intersectObject(part, false).map(({ distance }) => distance);
    material.side = side;
    // Two triangles that share an edge are one wall.
    walls += far.filter((distance, index) => index === 0 || distance - far[index - 1]! > 1e-5).length;
  });
  return walls;
}
