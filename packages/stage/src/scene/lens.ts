import { float, perspectiveDepthToViewZ, screenUV, select, texture, uniform, vec2, vec4 } from 'three/tsl';
import {
  type Box3,
  type DepthTexture,
  Matrix4,
  type Node,
  type PerspectiveCamera,
  Vector3,
} from 'three/webgpu';

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

/** How all but what is in a box passes by while the shutter is open. */
export interface Passing {
  /** How far it comes, in units to the lens's right, up and towards it. */
  readonly drift: Vector3;
  /** From the lens's own place and sides to those of the box. */
  readonly intoBox: Matrix4;
  /** What is in it stays in the picture. */
  readonly box: Box3;
  /** As near as anything is told to be, in units. */
  readonly nearest: number;
  /** Half of what is seen at a distance of 1: its height, its width. */
  readonly tall: number;
  readonly wide: number;
}

const near = uniform(0.05);
const far = uniform(80);
const distance = uniform(1);
const reach = uniform(0);
const passes = uniform(0);
const nearest = uniform(1);
const intoBox = uniform(new Matrix4());
const least = uniform(new Vector3());
const most = uniform(new Vector3());
const half = uniform(new Vector3(1, 1, 0));

/** Has the next picture be taken so; how near all is is told where something passes by, and softness else. */
export function focusOn(focus: Focus, camera: PerspectiveCamera, passing: Passing | null): void {
  near.value = camera.near;
  far.value = camera.far;
  distance.value = focus.distance;
  reach.value = focus.reach;
  passes.value = passing ? 1 : 0;
  if (!passing) return;
  nearest.value = passing.nearest;
  intoBox.value.copy(passing.intoBox);
  least.value.copy(passing.box.min);
  most.value.copy(passing.box.max);
  half.value.set(passing.wide, passing.tall, 0);
}

/** What is told of a place of the picture: how soft it is, or how near. */
export function byLens(depth: DepthTexture): Node<'float'> {
  const away = perspectiveDepthToViewZ(texture(depth, screenUV).r, near, far).negate();
  return select(passes.greaterThan(0.5), nearness(away), softness(away));
}

/** 0 is sharp, 1 as soft as it gets. */
const softness = (away: Node<'float'>): Node<'float'> =>
  away.sub(distance).abs().sub(reach).max(0).div(away).min(1);

/** 0 is what stays, a 255th what is endlessly far, 1 what is as near as anything is told to be. */
function nearness(away: Node<'float'>): Node<'float'> {
  const slope = screenUV.sub(0.5).mul(vec2(2, -2)).mul(half.xy);
  const place = intoBox.mul(vec4(slope.mul(away), away.negate(), 1)).xyz;
  const outside = least.sub(place).max(place.sub(most));
  const told = nearest.div(away).min(1).mul(STEPS).add(1).div(255);
  return select(outside.x.max(outside.y).max(outside.z).greaterThan(0), told, float(0));
}

/** From endlessly far to the nearest. */
export const STEPS = 254;

/** How soft all is, by what is told of how near it is: both as the fourth byte of a pixel. */
export function softnessByNearness(
  { distance, reach }: Focus,
  { nearest }: Pick<Passing, 'nearest'>,
): Uint8Array {
  return Uint8Array.from({ length: 256 }, (_, byte) => {
    if (byte === 0) return 0;
    const away = nearest / ((byte - 1) / STEPS);
    const soft = byte === 1 ? 1 : Math.max(0, Math.abs(away - distance) - reach) / away;
    return Math.round(255 * Math.min(1, soft));
  });
}
