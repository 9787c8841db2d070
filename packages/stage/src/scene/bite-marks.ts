import {
  Box3,
  BufferAttribute,
  Group,
  Mesh,
  MeshPhysicalNodeMaterial,
  SphereGeometry,
  Vector3,
} from 'three/webgpu';
import type { Actor } from './actor.js';

/** Where bites are, as seen from the middle of what is bitten: to the sides, up, and away from the one who eats. */
const BITES: readonly (readonly [number, number, number])[] = [
  [-0.85, 0.42, 0.1],
  [0.8, 0.46, 0.2],
  [-0.4, 0.75, 0.4],
  [0.35, 0.8, -0.3],
  [0.5, 0.35, 0.7],
];
/** How large a bite is, by half of what is bitten. */
const LARGE = 0.46;
const FLESH = '#f6d3bd';

interface Part {
  readonly mesh: Mesh;
  readonly places: BufferAttribute;
  readonly whole: Float32Array;
  /** By how much a unit of the mesh is one of what is bitten. */
  readonly toMesh: (at: Vector3) => Vector3;
  readonly size: number;
}

/** Answers how many bites are out of something: its skin is pressed in where they were, and its flesh seen there. */
export function biteMarks({ made, group }: Actor): (bites: number) => void {
  group.updateMatrixWorld(true);
  const box = new Box3().setFromObject(made);
  const [middle, half] = [box.getCenter(new Vector3()), box.getSize(new Vector3()).multiplyScalar(0.5)];
  const radius = LARGE * Math.min(half.x, half.y, half.z);
  const at = BITES.map(([x, y, z]) => {
    const way = new Vector3(x, y, z).normalize();
    return middle.clone().add(way.multiply(half).multiplyScalar(0.96));
  });
  const parts = partsOf(made);
  const flesh = at.map((spot) => fleshAt(made, spot, { middle, radius }));
  let last = 0;
  return (bites) => {
    const count = Math.min(BITES.length, Math.max(0, bites));
    if (count === last) return;
    last = count;
    for (const part of parts) press(part, at.slice(0, count), radius);
    flesh.forEach((one, index) => (one.visible = index < count));
  };
}

function partsOf(made: Actor['made']): Part[] {
  const parts: Part[] = [];
  made.traverse((one) => {
    if (!(one instanceof Mesh)) return;
    one.geometry = one.geometry.clone();
    const places = one.geometry.getAttribute('position') as BufferAttribute;
    const back = one.matrixWorld.clone().invert();
    parts.push({
      mesh: one,
      places,
      whole: Float32Array.from(places.array),
      toMesh: (spot) => spot.clone().applyMatrix4(back),
      size: 1 / one.matrixWorld.getMaxScaleOnAxis(),
    });
  });
  return parts;
}

const place = new Vector3();

function pushOut(spot: Vector3, reach: number): void {
  if (place.distanceTo(spot) < reach) place.sub(spot).setLength(reach).add(spot);
}

/** Whatever is inside of a bite goes to its edge. */
function press({ mesh, places, whole, toMesh, size }: Part, at: readonly Vector3[], radius: number): void {
  const spots = at.map(toMesh);
  const reach = radius * size;
  for (let index = 0; index < places.count; index += 1) {
    place.fromArray(whole, index * 3);
    for (const spot of spots) pushOut(spot, reach);
    places.setXYZ(index, place.x, place.y, place.z);
  }
  places.needsUpdate = true;
  mesh.geometry.computeVertexNormals();
}

/** The inner half of a bite. */
function fleshAt(
  made: Actor['made'],
  spot: Vector3,
  { middle, radius }: { readonly middle: Vector3; readonly radius: number },
): Group {
  const bowl = new SphereGeometry(radius * 0.97, 20, 10, 0, Math.PI * 2, 0, Math.PI * 0.38);
  const matter = new MeshPhysicalNodeMaterial({ color: FLESH, roughness: 0.6, side: 2 });
  const group = new Group();
  group.add(new Mesh(bowl, matter));
  group.quaternion.setFromUnitVectors(new Vector3(0, 1, 0), middle.clone().sub(spot).normalize());
  group.position.copy(spot);
  group.visible = false;
  group.updateMatrixWorld(true);
  made.attach(group);
  return group;
}
