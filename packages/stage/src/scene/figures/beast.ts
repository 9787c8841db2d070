import { type Object3D, Vector3 } from 'three/webgpu';
import { BEAST_ACTS } from './beast-acts.js';
import { bounding } from './beast-bounds.js';
import type { BeastPose } from './beast-pose.js';
import { CALM, type FaceRig, faceOf, takeFace } from './face.js';
import type { Doing, Figure } from './figure.js';
import { speedOf } from './step.js';
import { type Limb, limbOf, reach } from './two-bone.js';

interface Rig {
  readonly body: Object3D;
  readonly neck: Object3D;
  readonly head: Object3D;
  readonly tail: Object3D;
  readonly trunk: Object3D | null;
  readonly face: FaceRig;
  readonly legs: readonly Limb[];
  readonly feet: readonly Vector3[];
  readonly rest: Vector3;
}

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
  const { gait, pose } = (hops && GOING.has(doing.act) ? bounding : BEAST_ACTS[doing.act])({
    leg,
    metres: metres * leg,
    long: rig.legs[0]!.upper.position.z,
    holds: doing.holds,
  });
  return { speed: gait ? speedOf(gait) : 0, pose: (seconds) => take(rig, pose(seconds), seconds) };
}

function rigOf(thing: Object3D): Rig | null {
  const [body, neck, head, tail] = ['body', 'neck', 'head', 'tail'].map((name) =>
    thing.getObjectByName(name),
  );
  const uppers = LEGS.map((name) => thing.getObjectByName(name));
  if (!body || !neck || !head || !tail || uppers.some((one) => !one)) return null;
  const rest = body.position.clone();
  const legs = LEGS.map((name, index) => {
    const [upper, lower] = [uppers[index]!, thing.getObjectByName(`${name}.low`)!];
    const sole = new Vector3(0, -(rest.y + upper.position.y + lower.position.y), 0);
    return limbOf(upper, lower, sole);
  });
  return {
    body,
    neck,
    head,
    tail,
    trunk: thing.getObjectByName('trunk') ?? null,
    face: faceOf(head),
    legs,
    feet: legs.map(({ upper, first, second }) => rest.clone().add(upper.position).add(first).add(second)),
    rest,
  };
}

const place = new Vector3();
const pole = new Vector3();

function take(rig: Rig, pose: BeastPose, seconds: number): void {
  const { body, neck, head, tail, trunk, rest } = rig;
  body.position.set(rest.x + pose.body[0], rest.y + pose.body[1], rest.z + pose.body[2]);
  body.rotation.set(pose.pitch, pose.turn, pose.roll);
  neck.rotation.set(pose.neck, pose.look * 0.4, 0);
  head.rotation.set(pose.nod, pose.look * 0.6, 0);
  tail.rotation.set(pose.tail[0], pose.tail[1], 0);
  takeFace(rig.face, { ...CALM, open: pose.open ?? 0, shut: pose.shut ?? 0 }, seconds);
  if (trunk) trunk.rotation.set(pose.trunk, 0, pose.trunk * 0.3);
  const back = body.quaternion.clone().invert();
  rig.legs.forEach((leg, index) => {
    const side = index % 2 === 0 ? 1 : -1;
    const [out, up, ahead] = pose.feet[index as 0 | 1 | 2 | 3];
    const { x, y, z } = rig.feet[index]!;
    place
      .set(x + side * out, y + up, z + ahead)
      .sub(body.position)
      .applyQuaternion(back);
    reach(leg, place, pole.set(0, 0, index < 2 ? 1 : -1).applyQuaternion(back));
  });
}
