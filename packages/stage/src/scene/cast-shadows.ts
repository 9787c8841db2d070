import { type Material, Mesh, type Object3D } from 'three/webgpu';

/** Who casts a shadow, and who takes one: what lets light through does neither. */
export function castShadows(thing: Object3D): void {
  thing.traverse((part) => {
    if (!(part instanceof Mesh)) return;
    const { transparent } = part.material as Material;
    part.castShadow = !transparent;
    part.receiveShadow = !transparent;
  });
}
