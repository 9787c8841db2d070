import { Mesh, type Object3D } from 'three/webgpu';
import { type Lid, lidsOf, takeLids } from './lids.js';
import { type MouthPose, poseMouth } from '../../props/index.js';

/** How a face is: its mouth, and how far the eyes are shut, 0 to 1. */
export interface FacePose extends MouthPose {
  readonly shut: number;
}

/** At ease. */
export const CALM: FacePose = { open: 0, smile: 0.7, round: 0, shut: 0 };

/** The parts of a head that make a face. */
export interface FaceRig {
  readonly mouth: Mesh | null;
  readonly jaw: Object3D | null;
  readonly maw: Object3D | null;
  readonly eyes: readonly Object3D[];
  readonly glints: readonly Object3D[];
  readonly lids: readonly Lid[];
}

export function faceOf(head: Object3D): FaceRig {
  const all = (name: string): Object3D[] => {
    const found: Object3D[] = [];
    head.traverse((part) => void (part.name === name && found.push(part)));
    return found;
  };
  const mouth = head.getObjectByName('mouth');
  const eyes = all('eye');
  return {
    mouth: mouth instanceof Mesh ? mouth : null,
    jaw: head.getObjectByName('jaw') ?? null,
    maw: head.getObjectByName('maw') ?? null,
    eyes,
    glints: all('glint'),
    lids: lidsOf(eyes),
  };
}

/** Seconds from one blink to the next, when in them the lids are down, and how long. */
const [EVERY, DOWN, LONG] = [2.2, 0.85, 0.2];

/** How far lids are down that blink by themselves. */
export function blinkAt(seconds: number): number {
  const at = (((seconds % EVERY) + EVERY) % EVERY) - DOWN;
  return at > 0 && at < LONG ? Math.sin((Math.PI * at) / LONG) : 0;
}

/** Radians that a jaw is opened at most. */
const OPENED = 0.62;

/** Takes a face's moment; whoever has their eyes open blinks. */
export function takeFace(
  { mouth, jaw, maw, eyes, glints, lids }: FaceRig,
  pose: FacePose,
  seconds: number,
): void {
  const shut = Math.max(pose.shut, blinkAt(seconds));
  for (const eye of eyes) eye.scale.y = 1 - 0.88 * shut;
  for (const glint of glints) glint.visible = shut < 0.5;
  takeLids(lids, { shut, laughs: pose.smile > 0.9 && pose.open > 0.3 });
  if (mouth) poseMouth(mouth, pose);
  if (jaw) jaw.rotation.x = OPENED * pose.open;
  if (maw) maw.rotation.x = OPENED * pose.open * 0.5;
}
