import { type PerspectiveCamera, Vector3 } from 'three/webgpu';

/** What a camera has before it, seen from above, along a way: where it is, whither it looks, and how wide. */
export interface Sight {
  readonly x: number;
  readonly z: number;
  readonly aheadX: number;
  readonly aheadZ: number;
  /** Units to each side for each unit ahead. */
  readonly wide: number;
}

/** A camera that looks down so steeply, as a share of straight down, sees what is beside and behind it too. */
const STEEP = 0.72;
/** What is farther is in no picture, in units. */
const FARTHEST = 150;
/** How much wider than its lens a camera is taken to see: what is low in a picture that looks down is wider. */
const AIR = 1.25;

const UP = new Vector3(0, 1, 0);

/** What a camera sees of a way with that heading; null where it may see all around. */
export function sightOf(camera: PerspectiveCamera, heading: number): Sight | null {
  const ahead = camera.getWorldDirection(new Vector3());
  if (Math.abs(ahead.y) > STEEP) return null;
  const slope = Math.hypot(ahead.x, ahead.z);
  const wide = (Math.tan((camera.fov * Math.PI) / 360) * camera.aspect * AIR) / slope;
  ahead.setY(0).normalize().applyAxisAngle(UP, -heading);
  const { x, z } = camera.position.clone().applyAxisAngle(UP, -heading);
  return { x, z, aheadX: ahead.x, aheadZ: ahead.z, wide };
}

/** Whether what reaches so far around its place may be in the picture. */
export function isInSight(
  { x, z, aheadX, aheadZ, wide }: Sight,
  atX: number,
  atZ: number,
  reach: number,
): boolean {
  const [dx, dz] = [atX - x, atZ - z];
  const ahead = dx * aheadX + dz * aheadZ;
  if (ahead < -reach || ahead > FARTHEST) return false;
  return Math.abs(dx * aheadZ - dz * aheadX) < ahead * wide + reach * (1 + wide);
}
