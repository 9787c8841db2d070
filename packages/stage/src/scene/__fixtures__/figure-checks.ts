import { type Object3D, type SkinnedMesh, Vector3 } from 'three/webgpu';
import type { Actor } from '../actor.js';

/** A figure's motion, one sample a frame: where each of its bones is, in units. */
export interface Motion {
  readonly bones: ReadonlyMap<string, readonly Vector3[]>;
  /** The soles by their bones. */
  readonly soles: ReadonlyMap<string, readonly Vector3[]>;
  readonly speed: number;
  readonly fps: number;
  readonly tall: number;
}

const SOLES = ['foot.l', 'foot.r', 'leg.fl.low', 'leg.fr.low', 'leg.bl.low', 'leg.br.low'];
const BIRD_SOLES = ['leg.l', 'leg.r'];

/** Films a figure's bones, standing in its place; `live` may be another than its own. */
export function motionOf(
  actor: Actor,
  {
    seconds,
    fps = 30,
    live = actor.live,
  }: { seconds: number; fps?: number; live?: (seconds: number) => void },
): Motion {
  const rest = soleOffsets(actor);
  const bones = new Map<string, Vector3[]>();
  const soles = new Map<string, Vector3[]>();
  for (let frame = 0; frame <= seconds * fps; frame += 1) {
    live(frame / fps);
    actor.group.updateMatrixWorld(true);
    actor.made.traverse((part) => {
      if (!('isBone' in part)) return;
      bones.set(part.name, [...(bones.get(part.name) ?? []), part.getWorldPosition(new Vector3())]);
    });
    for (const [name, at] of rest)
      soles.set(name, [...(soles.get(name) ?? []), boneOf(actor, name).localToWorld(at.clone())]);
  }
  return { bones, soles, speed: actor.speed, fps, tall: actor.size.y };
}

const boneOf = (actor: Actor, name: string): Object3D => actor.made.getObjectByName(name)!;

/** The places of the soles, as their bones see them: right below, and for a person's foot at its ball. */
function soleOffsets(actor: Actor): [string, Vector3][] {
  actor.live(0);
  actor.group.updateMatrixWorld(true);
  const names = SOLES.filter((name) => actor.made.getObjectByName(name));
  return (names.length > 0 ? names : BIRD_SOLES).flatMap((name): [string, Vector3][] => {
    const bone = actor.made.getObjectByName(name);
    if (!bone) return [];
    const ahead = name.startsWith('foot') ? 0.1 : 0;
    return [[name, new Vector3(0, -heightOf(actor, bone), ahead)]];
  });
}

/** How high a joint was built above the ground. */
function heightOf(actor: Actor, bone: Object3D): number {
  const { skeleton } = actor.made.getObjectByName('figure') as SkinnedMesh;
  const index = skeleton.bones.findIndex((one) => one === bone);
  return skeleton.boneInverses[index]!.clone().invert().elements[13];
}

/** The most that a sole on the ground slides in a frame, as a share of the way that comes towards it. */
export function slideOf({ soles, speed, fps, tall }: Motion): number {
  const step = speed / fps;
  const slides = [...soles.values()].flatMap((places) =>
    places.slice(1).map((now, index) => {
      const before = places[index]!;
      if (Math.max(before.y, now.y) > tall * 0.008) return 0;
      return Math.hypot(now.x - before.x, now.z - before.z + step) / Math.max(step, tall / fps);
    }),
  );
  return Math.max(0, ...slides);
}

/** How deep a sole ever is below the ground, and how far above it the lowest is on average, as shares of the height. */
export function groundOf({ soles, tall }: Motion): { readonly sunk: number; readonly floating: number } {
  const frames = [...soles.values()][0]?.length ?? 0;
  let [sunk, sum] = [0, 0];
  for (let frame = 0; frame < frames; frame += 1) {
    const low = Math.min(...[...soles.values()].map((places) => places[frame]!.y));
    sunk = Math.max(sunk, -low);
    sum += Math.max(0, low);
  }
  return { sunk: sunk / tall, floating: sum / frames / tall };
}

/** The greatest jolt of a bone between three frames, as a share of the height: smooth motion has next to none. */
export function joltOf({ bones, tall }: Motion): number {
  let most = 0;
  for (const places of bones.values())
    for (let frame = 2; frame < places.length; frame += 1) {
      const [a, b, c] = [places[frame - 2]!, places[frame - 1]!, places[frame]!];
      most = Math.max(
        most,
        new Vector3(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y, a.z - 2 * b.z + c.z).length(),
      );
    }
  return most / tall;
}
