import { type Object3D, Quaternion, Vector3 } from 'three/webgpu';
import { BEAST_ACTS } from './beast-acts.js';
import { bounding } from './beast-bounds.js';
import type { BeastPose } from './beast-pose.js';
import { CALM, type FaceRig, faceOf, takeFace } from './face.js';
import type { Doing, Figure } from './figure.js';
import { speedOf } from './step.js';
import { type Limb, limbOf, reach } from './two-bone.js';

interface Rig {
  readonly body: Object3D;
  /** The hips, where a back bends, and the belly, which breathes. */
  readonly rear: Object3D | null;
  readonly belly: Object3D | null;
  readonly ears: readonly Object3D[];
  readonly neck: Object3D;
  readonly head: Object3D;
  readonly tail: Object3D;
  readonly trunk: Object3D | null;
  readonly face: FaceRig;
  readonly legs: readonly Limb[];
  readonly feet: readonly Vector3[];
  readonly rest: Vector3;
}

/** How far below the top of a back the joint of a hind leg is, by how thick the hips are. */
const HIP_LOW = 1.25;

const GOING: ReadonlySet<Doing['act']> = new Set(['walk', 'run', 'drive', 'fly', 'swim']);
const LEGS = ['leg.fl', 'leg.fr', 'leg.bl', 'leg.br'] as const;

/** What is known of a beast beside its bones: how many metres a unit of it is, and whether it goes in hops. */
interface Build {
  readonly metres: number;
  readonly hops: boolean;
}

/** Who goes on four legs; null for others. A mouse's steps are quicker. */
export function beastOf(thing: Object3D, doing: Doing, { metres, hops }: Build): Figure | null {
  const rig = rigOf(thing);
  if (!rig) return null;
  const leg = rig.rest.y + rig.legs[0]!.upper.position.y;
  const hip = rig.rest.y + (rig.rear?.position.y ?? 0) + rig.legs[2]!.upper.position.y;
  const { gait, pose } = (hops && GOING.has(doing.act) ? bounding : BEAST_ACTS[doing.act])({
    leg,
    metres: metres * leg,
    long: rig.legs[0]!.upper.position.z,
    rump: (1 - hip) / HIP_LOW,
    holds: doing.holds,
    side: doing.side ?? 0,
  });
  return { speed: gait ? speedOf(gait) : 0, pose: (seconds) => take(rig, pose(seconds), seconds) };
}

function rigOf(thing: Object3D): Rig | null {
  const [body, neck, head, tail] = ['body', 'neck', 'head', 'tail'].map((name) =>
    thing.getObjectByName(name),
  );
  const uppers = LEGS.map((name) => thing.getObjectByName(name));
  if (!body || !neck || !head || !tail || uppers.some((one) => !one)) return null;
  tail.rotation.order = 'YXZ';
  const rest = body.position.clone();
  const back = backOf(thing);
  const baseOf = ({ parent }: Object3D): Vector3 =>
    parent && parent === back.rear ? rest.clone().add(parent.position) : rest.clone();
  const legs = LEGS.map((name, index) => {
    const [upper, lower] = [uppers[index]!, thing.getObjectByName(`${name}.low`)!];
    const sole = new Vector3(0, -(baseOf(upper).y + upper.position.y + lower.position.y), 0);
    return limbOf(upper, lower, sole);
  });
  return {
    body,
    ...back,
    neck,
    head,
    tail,
    face: faceOf(head),
    legs,
    feet: legs.map(({ upper, first, second }) => baseOf(upper).add(upper.position).add(first).add(second)),
    rest,
  };
}

/** What not every beast has bones for. */
const backOf = (thing: Object3D): Pick<Rig, 'rear' | 'belly' | 'ears' | 'trunk'> => {
  const own = (name: string): Object3D | null => thing.getObjectByName(name) ?? null;
  return {
    rear: own('rear'),
    belly: own('belly'),
    ears: ['ear.l', 'ear.r'].flatMap((name) => own(name) ?? []),
    trunk: own('trunk'),
  };
};

const place = new Vector3();
const pole = new Vector3();

const toRear = new Quaternion();

function take(rig: Rig, pose: BeastPose, seconds: number): void {
  const { body, neck, head, tail, trunk, rest } = rig;
  body.position.set(rest.x + pose.body[0], rest.y + pose.body[1], rest.z + pose.body[2]);
  body.rotation.set(pose.pitch, pose.turn, pose.roll);
  neck.rotation.set(pose.neck, pose.look * 0.4, 0);
  head.rotation.set(pose.nod, pose.look * 0.6, 0);
  // A tail that stands up sways with its tip, one that hangs or lies turns about its root.
  tail.rotation.set(pose.tail[0], pose.tail[1], pose.tail[1] * 0.6);
  takeFace(rig.face, { ...CALM, open: pose.open ?? 0, shut: pose.shut ?? 0 }, seconds);
  if (trunk) trunk.rotation.set(pose.trunk, 0, pose.trunk * 0.3);
  takeBack(rig, pose);
  const back = body.quaternion.clone().invert();
  rig.legs.forEach((leg, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const [out, up, ahead] = pose.feet[index as 0 | 1 | 2 | 3];
    const { x, y, z } = rig.feet[index]!;
    place
      .set(x + side * out, y + up, z + ahead)
      .sub(body.position)
      .applyQuaternion(back);
    poleOf(pose, side, index < 2).applyQuaternion(back);
    if (rig.rear && leg.upper.parent === rig.rear) {
      toRear.copy(rig.rear.quaternion).invert();
      place.sub(rig.rear.position).applyQuaternion(toRear);
      pole.applyQuaternion(toRear);
    }
    reach(leg, place, pole);
  });
}

/** Hips that are bent against the chest, a belly that breathes, and ears. */
function takeBack(
  { rear, belly, ears }: Rig,
  { bend = [0, 0], breath = 0, ears: back = [0, 0] }: BeastPose,
): void {
  rear?.rotation.set(bend[0], bend[1], 0);
  belly?.rotation.set(bend[0] * 0.4, bend[1] * 0.4, 0);
  belly?.scale.set(1 + breath, 1 + breath, 1);
  ears.forEach(({ rotation }, index) => {
    rotation.x = -back[index as 0 | 1];
    rotation.z = (index === 0 ? 1 : -1) * back[index as 0 | 1] * -0.4;
  });
}

/** Which way a leg's middle joint points: forward in front and backward behind, and the other way round where it is folded. */
function poleOf({ folds }: BeastPose, side: number, isFront: boolean): Vector3 {
  if (isFront) return folds === 'all' ? pole.set(side * 0.35, 0.3, -1) : pole.set(0, 0, 1);
  return folds ? pole.set(side * 0.45, 0.3, 1) : pole.set(0, 0, -1);
}
