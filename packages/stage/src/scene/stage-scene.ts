import { Group, type Mesh, type Object3D, type PerspectiveCamera, Scene, Vector3 } from 'three/webgpu';
import type { StageRenderer } from '../gpu/stage-renderer.js';
import type { SetName } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import { contactShade, shadowCatcher } from './backdrop.js';
import { FramingCamera, type Pose } from './camera.js';
import { bakeContact } from './contact.js';
import { keyLight } from './key-light.js';
import { lightCube } from './light-cube.js';
import type { Hex, Mood } from './mood.js';
import { surroundingsOf } from './surroundings.js';
import { SETS, type BuiltSet } from './sets/sets.js';

/** A set with its things, ready to be filmed. */
export interface StageScene {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Turns the things, and puts the camera. */
  take(pose: Pose & { readonly turned: number }): void;
}

/** What a scene is put together of. */
export interface ScenePlan {
  readonly set: SetName;
  readonly mood: Mood;
  readonly isNight: boolean;
  readonly colour: Hex | null;
  readonly aspect: number;
  readonly close: number;
  readonly seed: number;
  readonly random: () => number;
}

/** Puts things, already arranged around the middle, on their set. */
export function stageScene(stage: StageRenderer, actors: readonly Actor[], plan: ScenePlan): StageScene {
  const extent = extentOf(actors);
  const set = SETS[plan.set]({ ...plan, renderer: stage.renderer, extent, around: plan.mood.onGround });
  const scene = new Scene();
  scene.environment = lightCube(surroundingsOf(plan.mood));
  scene.backgroundNode = set.background as never;
  const things = new Group();
  things.add(...actors.map(({ group }) => group));
  const mirrored = set.mirror > 0 ? mirrorOf(things) : null;
  scene.add(
    things,
    ...(mirrored ? [mirrored] : []),
    ...set.ground,
    ...shades(stage, { things, extent, plan, set }),
  );
  const key = keyLight(plan.mood, extent);
  scene.add(key);
  const isLive = actors.some((actor) => actor.isLive);
  const framing = new FramingCamera({ size: extent, close: plan.close }, plan.aspect);
  return {
    scene,
    camera: framing.camera,
    take: (pose) => {
      if (isLive || pose.turned !== things.rotation.y) key.shadow.needsUpdate = true;
      for (const group of mirrored ? [things, mirrored] : [things]) group.rotation.y = pose.turned;
      framing.take(pose);
    },
  };
}

function extentOf(actors: readonly Actor[]): Vector3 {
  const size = new Vector3();
  for (const { group, size: own } of actors) {
    size.x = Math.max(size.x, 2 * (Math.abs(group.position.x) + own.x / 2));
    size.y = Math.max(size.y, group.position.y + own.y);
    size.z = Math.max(size.z, 2 * (Math.abs(group.position.z) + own.z / 2));
  }
  return size;
}

interface Shaded {
  readonly things: Group;
  readonly extent: Vector3;
  readonly plan: ScenePlan;
  readonly set: BuiltSet;
}

/** The dark where things touch, which turns with them, and a floor that only takes shadows. */
function shades(stage: StageRenderer, { things, extent, plan, set }: Shaded): Mesh[] {
  const reach = Math.max(extent.x, extent.z) * 0.75 + 0.35;
  const touch = contactShade(bakeContact(stage.renderer, things, { reach, height: 0.2 }), reach);
  things.add(touch);
  return set.shadowsAt === null ? [] : [shadowCatcher(plan.mood.shadow, set.shadowsAt)];
}

/** The same things upside down, as a polished floor shows them. */
function mirrorOf(things: Group): Group {
  const twin = things.clone(true);
  twin.traverse((part: Object3D) =>
    Object.assign(part, { castShadow: false, receiveShadow: false, renderOrder: -3 }),
  );
  twin.scale.y = -1;
  return twin;
}
