import { perspectiveDepthToViewZ, texture, screenUV, uniform } from 'three/tsl';
import type { DepthTexture, Node, PerspectiveCamera } from 'three/webgpu';

/** What a picture is sharp at, in units from the camera. */
export interface Focus {
  /** Where the middle of what is sharp is. */
  readonly distance: number;
  /** How far before and behind that all is sharp. */
  readonly reach: number;
  /** How wide a point becomes that is endlessly far away: the radius, as a share of the picture's height. */
  readonly soft: number;
}

/** All is sharp. */
export const DEEP: Focus = { distance: 1, reach: 0, soft: 0 };

const near = uniform(0.05);
const far = uniform(80);
const distance = uniform(1);
const reach = uniform(0);

/** Has the next picture be taken so. */
export function focusOn(focus: Focus, camera: PerspectiveCamera): void {
  near.value = camera.near;
  far.value = camera.far;
  distance.value = focus.distance;
  reach.value = focus.reach;
}

/** How soft what is seen at a place of the picture is: 0 is sharp, 1 as soft as it gets. */
export function softness(depth: DepthTexture): Node<'float'> {
  const away = perspectiveDepthToViewZ(texture(depth, screenUV).r, near, far).negate();
  return away.sub(distance).abs().sub(reach).max(0).div(away).min(1);
}
