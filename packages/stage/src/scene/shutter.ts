import { Box3, Matrix4, Mesh, type Object3D, type PerspectiveCamera, Vector3 } from 'three/webgpu';
import type { StagePlan } from '../plan/stage-plan.js';
import { type Actor, boxOf } from './actor.js';
import type { Passing } from './lens.js';
import { softStep } from './soft-step.js';

/** What share of a picture's time a shutter is open: a film's, and where words ask for more. */
const [USUAL, STRONG] = [0.5, 1.5];
/** Whoever walks sees nothing of it, whoever races sees all: the first's own heights, or half lengths, a second. */
const [FROM, TO] = [0.9, 1.8];

/** What share of a picture's time the shutter is open where somebody of that size goes so many units a second; 0 is nothing to see. */
export function shutterOf(speed: number, size: Vector3, blur: StagePlan['blur']): number {
  if (blur === 'none' || speed <= 0) return 0;
  if (blur === 'strong') return STRONG;
  return USUAL * softStep(FROM, TO, speed / Math.max(size.y, size.z / 2));
}

/** What passes by, and who does not. */
export interface Travelling {
  /** Who stays in the picture as the way comes. */
  readonly keeping: readonly Actor[];
  /** How far the way comes while the shutter is open, in units, and whither, in radians from towards the camera. */
  readonly units: number;
  readonly heading: number;
  /** Whether there is no ground under them. */
  readonly isAfloat: boolean;
  /** Has them as they are at a time, where what is about them moves them too. */
  readonly pose?: (seconds: number) => void;
}

/** How the way passes before a camera as it stands; what is said of who keeps up holds for the whole clip. */
export function passingBy(travelling: Travelling, camera: PerspectiveCamera): () => Passing {
  const { keeping, units, heading } = travelling;
  const box = boxAbout(travelling);
  const along = new Matrix4().makeRotationY(-heading);
  const tall = Math.tan((camera.fov * Math.PI) / 360);
  return () => {
    camera.updateWorldMatrix(true, false);
    const things = keeping[0]?.group.parent;
    things?.updateWorldMatrix(true, false);
    const fromLens = along.clone();
    const away = camera.position.distanceTo(keeping[0]?.group.getWorldPosition(new Vector3()) ?? ORIGIN);
    if (things) fromLens.multiply(things.matrixWorld.clone().invert());
    const drift = new Vector3(-Math.sin(heading), 0, -Math.cos(heading)).multiplyScalar(units);
    return {
      box,
      tall,
      wide: tall * camera.aspect,
      drift: drift.transformDirection(camera.matrixWorldInverse).multiplyScalar(units),
      nearest: away * NEAREST,
      intoBox: fromLens.multiply(camera.matrixWorld),
    };
  };
}

const ORIGIN = new Vector3();
/** As a share of how far away they are who keep up: hardly anything is nearer. */
const NEAREST = 0.3;
/** Above the ground, and what is painted on it. */
const GROUND = 0.012;
/** Seconds in which whoever acts is seen in all that they do. */
const ACTS = [0, 0.12, 0.24, 0.36, 0.48, 0.6, 0.72, 0.84] as const;
/** And those in which what sways or slides does. */
const SWAYS = [1.4, 2, 2.6, 3.2] as const;

/** Room about all who keep up, seen along the way, wherever their limbs are. */
function boxAbout({ keeping, heading, isAfloat, pose }: Travelling): Box3 {
  const along = new Matrix4().makeRotationY(-heading);
  const box = new Box3();
  for (const seconds of pose ? [...ACTS, ...SWAYS] : ACTS) {
    pose?.(seconds);
    for (const one of keeping) {
      one.live(seconds);
      box.union(boxIn(along, one.group));
    }
  }
  box.expandByVector(box.getSize(new Vector3()).multiplyScalar(0.03));
  if (!isAfloat) box.min.y = GROUND;
  return box;
}

/** A thing's box in a frame that is turned. */
function boxIn(frame: Matrix4, thing: Object3D): Box3 {
  boxOf(thing);
  const box = new Box3();
  thing.traverse((part) => {
    if (part instanceof Mesh)
      box.union(boundsOf(part).applyMatrix4(frame.clone().multiply(part.matrixWorld)));
  });
  return box;
}

/** Bones move what a geometry says: who has some has bounds of their own. */
function boundsOf(part: Mesh & { readonly boundingBox?: Box3 | null }): Box3 {
  if (part.boundingBox) return part.boundingBox.clone();
  if (!part.geometry.boundingBox) part.geometry.computeBoundingBox();
  return part.geometry.boundingBox!.clone();
}
