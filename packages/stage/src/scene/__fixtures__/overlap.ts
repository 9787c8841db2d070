import {
  BufferAttribute,
  BufferGeometry,
  DoubleSide,
  Mesh,
  MeshBasicMaterial,
  type Object3D,
  Raycaster,
  Vector3,
} from 'three/webgpu';

/** About so many places of a thing are tried. */
const TRIES = 90;

/** The share of a thing's surface that is inside another one: what merely touches has next to none. */
export function overlapOf(thing: Object3D, other: Object3D): number {
  thing.updateMatrixWorld(true);
  other.updateMatrixWorld(true);
  const own = meshesOf(thing);
  const all = own.reduce((sum, mesh) => sum + largenessOf(mesh), 0);
  const places = own.flatMap((mesh) => placesOn(mesh, Math.ceil((TRIES * largenessOf(mesh)) / all)));
  // Who is carried is a part of who carries.
  const walls = meshesOf(other)
    .filter((mesh) => !own.includes(mesh))
    .map(frozen);
  const within = places.filter((place) => walls.some((wall) => isInside(place, wall)));
  return within.length / Math.max(1, places.length);
}

function meshesOf(thing: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  thing.traverse((part) => {
    if (part instanceof Mesh) meshes.push(part);
  });
  return meshes;
}

/** About how much of a thing's surface a part has, however finely it is made: a bead in a mouth is no half of a bear. */
function largenessOf({ geometry }: Mesh): number {
  geometry.computeBoundingSphere();
  return geometry.boundingSphere!.radius ** 2;
}

function placesOn(mesh: Mesh, tries: number): Vector3[] {
  const { count } = mesh.geometry.getAttribute('position');
  const every = Math.max(1, Math.floor(count / tries));
  return Array.from({ length: Math.floor(count / every) }, (_, index) => cornerOf(mesh, index * every));
}

const cornerOf = (mesh: Mesh, index: number): Vector3 =>
  mesh.localToWorld(mesh.getVertexPosition(index, new Vector3()));

/** A mesh as it is posed now, without bones: rays would pose it anew for every triangle. */
function frozen(mesh: Mesh): Mesh {
  const { count } = mesh.geometry.getAttribute('position');
  const geometry = new BufferGeometry();
  const places = new Float32Array(count * 3);
  for (let index = 0; index < count; index += 1) cornerOf(mesh, index).toArray(places, index * 3);
  geometry.setAttribute('position', new BufferAttribute(places, 3));
  geometry.setIndex(mesh.geometry.index);
  geometry.computeBoundingBox();
  return new Mesh(geometry, new MeshBasicMaterial({ side: DoubleSide }));
}

const WAYS = [new Vector3(0.31, 0.9, 0.29), new Vector3(-0.8, 0.33, 0.5), new Vector3(0.4, 0.25, -0.88)].map(
  (way) => way.normalize(),
);

/** Odd numbers of walls lie on the way out of what is closed, whichever way one goes. */
function isInside(place: Vector3, wall: Mesh): boolean {
  if (!wall.geometry.boundingBox!.containsPoint(place)) return false;
  return WAYS.filter((way) => wallsOn(place, way, wall) % 2 === 1).length >= 2;
}

/** Two triangles that share an edge are one wall. */
function wallsOn(place: Vector3, way: Vector3, wall: Mesh): number {
  const far = new Raycaster(place, way).intersectObject(wall, false).map(({ distance }) => distance);
  return far.filter((distance, index) => index === 0 || distance - far[index - 1]! > 1e-5).length;
}
