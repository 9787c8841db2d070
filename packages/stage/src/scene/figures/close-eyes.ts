import type { Object3D } from 'three/webgpu';

/** How much of an open eye's height a closed one has, and its breadth. */
const [SLIT, WIDE] = [0.24, 1.25];

/** Whoever sleeps has the eyes closed: a line, and no light in it. */
export function closeEyes(whole: Object3D): void {
  whole.traverse((part) => {
    if (part.name === 'gleam') part.visible = false;
    if (part.name === 'eye') part.scale.set(WIDE, SLIT, 1);
  });
}
