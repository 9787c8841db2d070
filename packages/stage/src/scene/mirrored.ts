import { Group, type Object3D, SkinnedMesh } from 'three/webgpu';

/** The same things upside down, as a polished floor shows them; `follow` has them stand as the things do now. */
export interface Mirrored {
  readonly group: Group;
  follow(): void;
}

export function mirrored(things: Group): Mirrored {
  const group = new Group();
  group.scale.y = -1;
  const twin = things.clone(true);
  const pairs = paired(things, twin);
  const skins: SkinnedMesh[] = [];
  twin.traverse((part: Object3D) => {
    Object.assign(part, { castShadow: false, receiveShadow: false, renderOrder: -3 });
    if (part instanceof SkinnedMesh) skins.push(part);
  });
  for (const skin of skins) skin.removeFromParent();
  group.add(twin, ...skins.map(detached));
  return {
    group,
    follow: () => {
      for (const [from, to] of pairs) {
        to.position.copy(from.position);
        to.quaternion.copy(from.quaternion);
        to.scale.copy(from.scale);
      }
    },
  };
}

/** Each part with its own twin. Skins are left out: their bones place them. */
function paired(things: Object3D, twin: Object3D): (readonly [Object3D, Object3D])[] {
  const [own, twins]: [Object3D[], Object3D[]] = [[], []];
  things.traverse((part) => own.push(part));
  twin.traverse((part) => twins.push(part));
  return own.flatMap((part, index) => (part instanceof SkinnedMesh ? [] : [[part, twins[index]!] as const]));
}

/** A skin whose bones are already where they are in the world: nothing but the mirror is added to it. */
function detached(skin: SkinnedMesh): SkinnedMesh {
  skin.bindMode = 'detached';
  skin.bindMatrix.identity();
  skin.bindMatrixInverse.identity();
  skin.position.set(0, 0, 0);
  skin.rotation.set(0, 0, 0);
  skin.scale.set(1, 1, 1);
  skin.frustumCulled = false;
  return skin;
}
