import { Box3, Mesh, type Object3D, SkinnedMesh, Vector3 } from 'three/webgpu';
import { type WornOn, wornOn } from '../plan/worn.js';
import type { Actor } from './actor.js';

/** A head as its bone sees it: what it reaches, and where its eyes are. */
interface Head {
  readonly bone: Object3D;
  readonly box: Box3;
  readonly size: Vector3;
  readonly eyes: Vector3;
  readonly isUpright: boolean;
  /** How many units of its bone one of the stage is. */
  readonly unit: number;
}

/** Puts a thing on somebody's head, neck or back; null where they have none. */
export function putOn(who: Actor, what: Actor): Actor | null {
  const on = wornOn(what.prop.noun);
  who.live(0);
  who.group.updateMatrixWorld(true);
  const head = on && headOf(who);
  if (!head) return null;
  PLACES[on](what, head, who);
  // A hat is in the picture, too.
  what.group.updateWorldMatrix(true, true);
  const top = new Box3().setFromObject(what.group).max.y - who.group.position.y;
  who.size.y = Math.max(who.size.y, top);
  return what;
}

function headOf({ made }: Actor): Head | null {
  const bone = made.getObjectByName('head');
  if (!bone) return null;
  const box = boxOfHead(made, bone);
  if (box.isEmpty()) return null;
  const size = box.getSize(new Vector3());
  const unit = 1 / bone.getWorldScale(new Vector3()).y;
  return {
    bone,
    box,
    size,
    eyes: eyesOf(bone, box),
    isUpright: made.getObjectByName('hips') !== undefined,
    unit,
  };
}

/** All of the skin that goes with the head alone, and what else hangs there. */
function boxOfHead(made: Object3D, bone: Object3D): Box3 {
  const box = new Box3();
  const back = bone.matrixWorld.clone().invert();
  const at = new Vector3();
  made.traverse((part) => {
    if (!(part instanceof SkinnedMesh)) return;
    const index = part.skeleton.bones.findIndex((one) => one === bone);
    const [bones, shares] = [
      part.geometry.getAttribute('skinIndex'),
      part.geometry.getAttribute('skinWeight'),
    ];
    for (let vertex = 0; vertex < bones.count; vertex += 1)
      if (bones.getX(vertex) === index && shares.getX(vertex) > MOSTLY)
        box.expandByPoint(part.localToWorld(part.getVertexPosition(vertex, at)).applyMatrix4(back));
  });
  if (!box.isEmpty()) return box;
  bone.traverse((part) => {
    if (part instanceof Mesh) box.union(new Box3().setFromObject(part).applyMatrix4(back));
  });
  return box;
}

/** How much of a place is the head's that counts as its skin. */
const MOSTLY = 0.8;

function eyesOf(bone: Object3D, box: Box3): Vector3 {
  const found: Vector3[] = [];
  bone.traverse((part) => {
    if (part.name === 'eye') found.push(bone.worldToLocal(part.getWorldPosition(new Vector3())));
  });
  const [one, other] = found;
  if (one && other) return one.add(other).multiplyScalar(0.5);
  return new Vector3(0, box.min.y + (box.max.y - box.min.y) * 0.58, box.max.z);
}

type Put = (what: Actor, head: Head, who: Actor) => void;

/** Scales a thing so that it is so wide as its bone counts, and hangs it there at a place of its foot's middle. */
function hang(
  { group, size }: Actor,
  { bone, unit }: Head,
  wide: number,
  at: (size: Vector3) => Vector3,
): void {
  const scale = wide / (size.x * unit);
  group.scale.multiplyScalar(scale * unit);
  group.position.copy(at(size.clone().multiplyScalar(scale * unit)));
  bone.add(group);
}

/** The middle of a head from its front to its back, without a snout. */
const middleOf = ({ box, eyes, size }: Head): number =>
  (Math.min(eyes.z, box.max.z) + box.min.z) / 2 + size.z * 0.02;

const onEyes: Put = (what, head) =>
  hang(
    what,
    head,
    head.size.x * (head.isUpright ? 1.02 : 0.98),
    ({ y, z }) => new Vector3(0, head.eyes.y - y * 0.52, head.eyes.z + head.size.x * 0.1 - z / 2),
  );

/** How wide hats are by the head, and how far down they go over it. */
const HATS: ReadonlyMap<string, readonly [number, number]> = new Map([
  ['hat', [1.45, 0.26]],
  ['cap', [0.95, 0.26]],
  ['top hat', [1.05, 0.16]],
  ['crown', [0.72, 0.1]],
]);

const onHead: Put = (what, head) => {
  const [wide, deep] = HATS.get(what.prop.noun) ?? [1, 0.2];
  hang(
    what,
    head,
    head.size.x * wide,
    () => new Vector3(0, head.box.max.y - head.size.y * deep, middleOf(head)),
  );
};

const onEars: Put = (what, head) =>
  hang(
    what,
    head,
    head.size.x * 1.16,
    ({ y }) => new Vector3(0, head.box.max.y + head.size.y * 0.1 - y, middleOf(head)),
  );

/** Around what a head sits on: somebody's neck, a beast's throat, or a bird, which has none. */
const onNeck: Put = (what, head, who) => {
  const neck = who.made.getObjectByName('neck');
  const wide = head.size.x * widthOfNeck(head, neck !== undefined);
  hang(what, head, wide, ({ y, x }) => {
    if (head.isUpright) return new Vector3(0, -y * 0.86, 0);
    const low = neck ? -0.12 * x : 0.04 * x;
    return new Vector3(
      0,
      head.box.min.y - y * 0.84 - low,
      neck ? Math.min(0, middleOf(head)) : middleOf(head),
    );
  });
  neck?.attach(what.group);
};

/** How wide what is around a neck is, by the head. */
function widthOfNeck({ isUpright }: Head, hasNeck: boolean): number {
  if (isUpright) return 0.8;
  return hasNeck ? 1.02 : 1.42;
}

const atThroat: Put = (what, head, who) => {
  hang(what, head, head.size.x * 0.5, ({ y, z }) =>
    head.isUpright
      ? new Vector3(0, -y * 0.9, head.size.z * 0.34)
      : new Vector3(0, head.box.min.y - y * 0.7, middleOf(head) + head.size.z * 0.04 + z / 2),
  );
  who.made.getObjectByName('neck')?.attach(what.group);
};

const onBack: Put = (what, head, { made, size }) => {
  const chest = made.getObjectByName('chest');
  if (!chest) return;
  const scale = (0.27 * size.y) / what.size.y;
  what.group.scale.multiplyScalar(scale * head.unit);
  what.group.rotation.y = Math.PI;
  const deep = what.size.z * scale * head.unit;
  what.group.position.set(0, -0.12 * size.y * head.unit, -0.06 * size.y * head.unit - deep / 2);
  chest.add(what.group);
};

const PLACES: Readonly<Record<WornOn, Put>> = {
  eyes: onEyes,
  head: onHead,
  ears: onEars,
  neck: onNeck,
  throat: atThroat,
  back: onBack,
};
