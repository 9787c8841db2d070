import { color, fog, rangeFogFactor } from 'three/tsl';
import {
  type Box3,
  Group,
  type Mesh,
  type Object3D,
  type PerspectiveCamera,
  Scene,
  Vector3,
} from 'three/webgpu';
import type { StageRenderer } from '../gpu/stage-renderer.js';
import type { CaveKind, CounterPlan, HallPlan, SetName, SkyPlan } from '../plan/stage-plan.js';
import type { Kind } from '../plan/thing-kinds.js';
import type { Actor } from './actor.js';
import type { Furnished } from './furnish.js';
import { backdropMesh, contactShade, shadowCatcher } from './backdrop.js';
import { FramingCamera, type Pose } from './camera.js';
import { beachBar } from './beach-bar.js';
import { bakeContact } from './contact.js';
import type { AtCounter } from './counter/at-counter.js';
import { CounterCamera } from './counter/counter-camera.js';
import { counterMeshes } from './counter/counter-meshes.js';
import { leaveGlassDepths } from './glass-depth.js';
import { keyLight } from './key-light.js';
import { lightCube } from './light-cube.js';
import { mirrored, type Mirrored } from './mirrored.js';
import type { Hex, Mood } from './mood.js';
import { surroundingsOf } from './surroundings.js';
import { type Vapours, vapoursOver } from './vapours.js';
import { touchesOf } from './figures/touches.js';
import type { Place } from './outdoors/place.js';
import { counterOf } from './sets/ground.js';
import type { BuiltSet, SetFor } from './sets/set-for.js';
import { standingOf } from './standing-of.js';
import { aboutOf } from './subject.js';
import { isIndoors, SETS } from './sets/sets.js';
import { wood } from './sets/surface-paints.js';
import { nearIn, seenIn, spaceOf, within } from './within.js';
import type { Backing } from './table-light.js';

/** A set with its things, ready to be filmed. */
export interface StageScene {
  readonly scene: Scene;
  readonly camera: PerspectiveCamera;
  /** Turns the things, and puts the camera. */
  take(
    pose: Pose & { readonly turned: number },
    time?: { readonly seconds: number; readonly travelled: number },
  ): void;
}

/** What a scene is put together of. */
export interface ScenePlan extends Vapours {
  readonly set: SetName;
  readonly mood: Mood;
  readonly hall?: HallPlan | undefined;
  readonly cave?: CaveKind | undefined;
  readonly isNight: boolean;
  readonly isGolden: boolean;
  readonly behind: Backing | null;
  readonly kind: Kind;
  readonly isGlossy: boolean;
  readonly isDesk?: boolean;
  /** What is outside, where a plan tells of it. */
  readonly sky: SkyPlan | null;
  readonly colour: Hex | null;
  readonly aspect: number;
  readonly close: number;
  /** The things turn in their place. */
  readonly turns?: boolean;
  /** The camera looks down on them. */
  readonly isFromAbove?: boolean;
  /** How many units a metre is. */
  readonly metre: number;
  readonly seed: number;
  readonly random: () => number;
  /** Something leaves its place on the set. */
  readonly isMoving: boolean;
  /** How far below the things the ground is, where all of them fly. */
  readonly aloft: number;
  /** How far from the middle somebody goes in a ring; 0 where nobody does. */
  readonly ring?: number;
  /** What is about things: a stream, a track. */
  readonly extras: Object3D;
  /** How wide about the middle and how high that is. */
  readonly reach: Vector3;
  /** Things stand on a table in their place. */
  readonly isOnTable: boolean;
  /** That table is the bar of a hut on a beach. */
  readonly isBar: boolean;
  /** What somebody stands behind; null where they stand free. */
  readonly counter: (AtCounter & { readonly plan: CounterPlan }) | null;
  /** How a room is furnished; null where nothing stands at its wall. */
  readonly furnished: Furnished | null;
  /** What alone is to fill the picture; null shows all. */
  readonly about: Box3 | null;
  /** The place under a sky; null on a set. */
  readonly place: Place | null;
}

/** Puts things, already arranged around the middle, on their set. */
export function stageScene(stage: StageRenderer, actors: readonly Actor[], plan: ScenePlan): StageScene {
  const { place, mood } = plan;
  const extent = spaceOf(actors, plan);
  const set = builtSet(stage, extent, { ...plan, standing: actors.map(standingOf) });
  const scene = new Scene();
  scene.environment = lightCube(surroundingsOf(mood));
  const things = new Group();
  things.add(...actors.map(({ group }) => group));
  leaveGlassDepths(things);
  const touches = touchesOf(seenDown(actors, plan));
  const key = keyLight(mood, extent);
  const vapours = vapoursOver(actors, plan);
  const mirror = set && set.mirror > 0 ? mirrored(things) : null;
  const table = tableIn(stage, extent, plan);
  scene.add(
    things,
    key,
    vapours.group,
    ...backgroundOf(scene, { set, place, mirror, table, aloft: plan.aloft }),
  );
  for (const mesh of [...shades(stage, actors, { things, extent, plan, set }), ...touches.meshes])
    scene.add(mesh);
  things.add(plan.extras);
  const isLive = plan.isMoving || actors.some((actor) => actor.isLive);
  const framing = framingOf(actors, seenIn(extent, actors, plan), plan);
  return {
    scene,
    camera: framing.camera,
    take: (pose, time = AT_ONCE) => {
      // Who stands behind a table stays there, and what lies on it.
      const turned = plan.counter ? 0 : pose.turned;
      if (isLive || turned !== things.rotation.y) key.shadow.needsUpdate = true;
      things.rotation.y = turned;
      mirror?.follow();
      framing.take(pose);
      if (place) playOn(place, things, { ...time, around: pose.around, camera: framing.camera });
      touches.take();
      vapours.take(pose.around, time.seconds);
    },
  };
}

const framingOf = (
  actors: readonly Actor[],
  size: Vector3,
  { place, aspect, counter, ...plan }: ScenePlan,
): FramingCamera | CounterCamera =>
  counter
    ? new CounterCamera(counter.shown, aspect)
    : new FramingCamera(
        {
          ...plan,
          ...aboutOf(plan, size),
          ...within(plan.set, actors),
          close: plan.close * nearIn(plan.set, actors),
          isOutdoors: place !== null,
          aisle: place?.aisle ?? null,
          face: actors[0] ? faceOf(actors[0]) : null,
          hasHead: actors[0]?.isFigure || actors[0]?.prop.isLookedAtAbove === true,
        },
        aspect,
      );

/** Where a beast's face is: before its head, which is not over its feet as that of somebody upright. */
function faceOf({ isFigure, made, group, size }: Actor): Vector3 | null {
  const head = made.getObjectByName('head');
  if (!isFigure || !head || made.getObjectByName('hips')) return null;
  group.updateWorldMatrix(true, true);
  const ahead = new Vector3(0, 0.03 * size.y, 0.1 * size.z).applyQuaternion(group.quaternion);
  return head.getWorldPosition(new Vector3()).add(ahead);
}

const seenDown = (actors: readonly Actor[], { aloft, place }: ScenePlan): readonly Actor[] =>
  aloft > 0 || place?.isAfloat ? [] : actors.filter(isSeenDown);

/** Whose feet are not hidden by a table. */
const isSeenDown = ({ group }: Actor): boolean => group.position.y >= 0;

const AT_ONCE = { seconds: 0, travelled: 0 };

interface Behind {
  readonly set: BuiltSet | null;
  readonly place: Place | null;
  readonly mirror: Mirrored | null;
  readonly table: Table | null;
  readonly aloft: number;
}

/** A table, and how far below its top the ground is. */
interface Table {
  readonly meshes: readonly Object3D[];
  readonly high: number;
}

/** How far below a table the ground is. */
const TABLE = 1.05;

function tableIn(
  { renderer }: StageRenderer,
  extent: Vector3,
  { seed, mood, counter, place, isOnTable, isBar, random }: ScenePlan,
): Table | null {
  const around = mood.onGround;
  if (counter)
    return {
      high: counter.high,
      meshes: counterMeshes(renderer, counter, { plan: counter.plan, around, seed }),
    };
  if (!place || !isOnTable) return null;
  const mesh = counterOf(renderer, wood('#a27148', seed % 97), { around, back: extent.z / 2 + 0.5 });
  const bar = isBar ? beachBar(extent.y, -(extent.z / 2 + 0.5), { random, below: TABLE }) : [];
  return { high: TABLE, meshes: [mesh, ...bar] };
}

const standingIn = (set: BuiltSet | null, place: Place | null): readonly Object3D[] =>
  set?.ground ?? place?.objects ?? [];

const groundBelow = (table: Table | null, aloft: number): number => (table ? table.high : aloft);

/** All that is around the things: a set's ground and backdrop, or a place. */
function backgroundOf(scene: Scene, { set, place, mirror, table, aloft }: Behind): Object3D[] {
  if (place) scene.fogNode = fog(color(place.haze.colour), rangeFogFactor(place.haze.from, place.haze.to));
  const around = new Group();
  for (const one of standingIn(set, place)) around.add(one);
  around.position.y = -groundBelow(table, aloft);
  const all: Object3D[] = [around, ...(table?.meshes ?? [])];
  return set ? [...(mirror ? [mirror.group] : []), ...all, backdropMesh(set.background)] : all;
}

interface On {
  readonly seconds: number;
  readonly travelled: number;
  readonly around: number;
  readonly camera: PerspectiveCamera;
}

/** Lets a place go on; what swims goes with the waves. */
function playOn(place: Place, things: Group, { seconds, travelled, around, camera }: On): void {
  const { high, pitch, roll } = place.lift(seconds);
  things.position.y = high;
  things.rotation.x = pitch;
  things.rotation.z = roll;
  place.move(travelled, seconds, around, camera);
}

const builtSet = (
  stage: StageRenderer,
  extent: Vector3,
  plan: ScenePlan & Pick<SetFor, 'standing'>,
): BuiltSet | null =>
  isIndoors(plan.set)
    ? SETS[plan.set]({
        ...plan,
        isNear: plan.about !== null,
        renderer: stage.renderer,
        extent,
        around: plan.mood.onGround,
        wall: plan.furnished?.wall ?? null,
        metre: Math.min(1.5, Math.max(0.34, plan.metre)),
      })
    : null;

interface Shaded {
  readonly things: Group;
  readonly extent: Vector3;
  readonly plan: ScenePlan;
  readonly set: BuiltSet | null;
}

/** What stays on the ground, and has no feet that take it along. */
const leavesItsDark = (actors: readonly Actor[], { isMoving, place, aloft }: ScenePlan): boolean =>
  !isMoving && aloft === 0 && !place?.isAfloat && actors.some(({ isFigure }) => !isFigure);

/** The dark where things touch, which turns with them, and a floor that only takes shadows. */
function shades(
  stage: StageRenderer,
  actors: readonly Actor[],
  { things, extent, plan, set }: Shaded,
): Mesh[] {
  const reach = Math.max(extent.x, extent.z) * 0.75 + 0.35;
  // Who moves on feet takes its own dark along.
  const figures = actors.filter((one) => one.isFigure || !isSeenDown(one));
  for (const { group } of figures) group.visible = false;
  if (leavesItsDark(actors, plan))
    things.add(contactShade(bakeContact(stage.renderer, things, { reach, height: 0.2 }), reach));
  for (const { group } of figures) group.visible = true;
  return !set || set.shadowsAt === null
    ? []
    : [shadowCatcher(set.background, plan.mood.shadow, set.shadowsAt - (plan.counter?.high ?? 0))];
}
