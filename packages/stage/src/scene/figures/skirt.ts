import type { BufferAttribute, Mesh, Object3D } from 'three/webgpu';

/** A skirt as it was built: how high its waist and its hem are, and where its cloth is. */
export interface Skirt {
  readonly mesh: Mesh;
  readonly whole: Float32Array;
  readonly waist: number;
  readonly hem: number;
  /** It stands out by itself. */
  readonly isStiff: boolean;
}

/** How much wider a hem becomes at most, to the sides and ahead. */
const [WIDER, DEEPER] = [0.3, 0.55];

export function skirtOf(found: Object3D | undefined): Skirt | null {
  if (!found) return null;
  const mesh = found as Mesh;
  const places = mesh.geometry.getAttribute('position');
  const whole = Float32Array.from(places.array);
  const heights = Array.from({ length: places.count }, (_, index) => whole[index * 3 + 1]!);
  return {
    mesh,
    whole,
    waist: Math.max(...heights),
    hem: Math.min(...heights),
    isStiff: mesh.userData['isStiff'] === true,
  };
}

/** Widens the hem and leaves the waist as it is: widened as a whole it stood off the body. */
export function takeSkirt({ mesh, whole, waist, hem, isStiff }: Skirt, wide: number, tip: number): void {
  mesh.rotation.x = tip - Math.max(0, wide - 1) * 1.2;
  if (isStiff) return;
  const share = Math.min(1, wide);
  const places = mesh.geometry.getAttribute('position') as BufferAttribute;
  for (let index = 0; index < places.count; index += 1) {
    const [x, y, z] = [whole[index * 3]!, whole[index * 3 + 1]!, whole[index * 3 + 2]!];
    const down = Math.min(1, Math.max(0, (waist - 0.08 - y) / (waist - 0.08 - hem))) * share;
    places.setXYZ(index, x * (1 + WIDER * down), y, z * (1 + DEEPER * down));
  }
  places.needsUpdate = true;
}
