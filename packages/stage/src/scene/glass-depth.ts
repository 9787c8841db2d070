import { type Group, Mesh, MeshBasicNodeMaterial, type Object3D } from 'three/webgpu';

/** After all that is seen through it: glass is seen through, and is where it is all the same. */
const ORDER = 10;

/** Has glass leave its distance, without a colour: a lens that is focused on it draws its edges sharp. */
export function leaveGlassDepths(things: Group): void {
  const depth = new MeshBasicNodeMaterial({ colorWrite: false, transparent: true });
  const panes: Mesh[] = [];
  things.traverse((one) => {
    if (isGlass(one)) panes.push(one);
  });
  for (const pane of panes) {
    const left = new Mesh(pane.geometry, depth);
    left.renderOrder = ORDER;
    pane.add(left);
  }
}

function isGlass(one: Object3D): one is Mesh {
  const { material, isMesh } = one as Mesh;
  return isMesh && !Array.isArray(material) && material.userData['role'] === 'glass';
}
