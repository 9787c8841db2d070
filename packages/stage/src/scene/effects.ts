import { random, seedFor } from '@clipwright/sketch/clip';
import { type Object3D, Vector3 } from 'three/webgpu';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import type { Cast } from './cast.js';
import { wet } from './droplets.js';
import { kindle } from './fires.js';
import { breatheFire } from './fire-breath.js';
import { flameLights } from './flame-light.js';
import { magicIn } from './magic.js';
import { plumesOf } from './plumes.js';
import { pourInto } from './pour.js';
import { appearingOf } from './motions/appearing.js';
import { ballsOf } from './motions/balls.js';
import { joltsOf } from './motions/jolts.js';
import { driftersOf, sailingOf } from './motions/drift.js';
import { puffsBehind } from './motions/puffs.js';
import { panOf } from './motions/pan-fire.js';
import { puppetsOf } from './motions/puppets.js';
import { showOf } from './motions/shows.js';
import { breathingOf } from './motions/breathing.js';
import { tableEffects } from './table-effects.js';
import { toyTrain } from './toy-train.js';
import { trackUnder } from './track.js';

/** What is about things: what flows, a track, magic, and the hops of what has no bones. */
export interface Effects {
  readonly extras: Object3D;
  readonly isMoving: boolean;
  /** How wide about the middle and how high the picture has to be for it. */
  readonly reach: Vector3;
  take(seconds: number): void;
}

/** How much of the air over what is hot is in the picture, as a share of its height. */
const STEAMING = 1.34;

/** Indoors there is room for steam in the picture. */
function airOver(actors: readonly Actor[], { sky, steaming }: StagePlan, reach: Vector3): void {
  if (sky !== null) return;
  for (const { prop, size } of actors)
    if (steaming.includes(prop.noun)) reach.max(new Vector3(0, size.y * STEAMING, 0));
}

/** A track with what goes on it; nothing where nobody goes around on one. */
function trainOn(
  [main, ...others]: readonly Actor[],
  { radius, seed }: { readonly radius: number; readonly seed: number },
) {
  const track = trackUnder(main, radius);
  if (!main || track.length === 0) return { objects: [], takes: [] };
  const { objects, take } = toyTrain(main, {
    radius,
    seed,
    rider: others.find(({ isFigure }) => isFigure) ?? null,
  });
  return { objects: [...track, ...objects], takes: [take] };
}

/** Fire of what burns, and of engines. */
function light(all: readonly Actor[], plan: StagePlan): void {
  for (const one of all) {
    kindle(one);
    plumesOf(one, plan);
  }
}

/** Adds what a plan asks for to things that stand in their places. */
export function effectsOf(
  { kinds, all }: Cast,
  plan: StagePlan,
  { seed, radius, speed }: { readonly seed: number; readonly radius: number; readonly speed: number },
): Effects {
  const actors = kinds.flat();
  const called = (noun: string | undefined | null): readonly Actor[] =>
    all.filter(({ prop }) => prop.noun === noun);
  light(all, plan);
  const chance = random(seedFor(seed, 'drops'));
  const running = (plan.isWet ? called(plan.actors[0]?.noun) : []).map((one) => wet(one, chance));
  const { group: extras, take: flow, reach } = pourInto(actors, plan.pour, plan.counter !== null);
  const train = trainOn(actors, { radius, seed });
  for (const part of train.objects) extras.add(part);
  const table = tableEffects(actors, plan, { extras, random: random(seedFor(seed, 'table')) });
  const show = showOf(actors, plan, { extras, reach, random: random(seedFor(seed, 'show')) });
  airOver(actors, plan, reach);
  const flames = flameLights(actors, plan.light);
  for (const lamp of flames.lamps) extras.add(lamp);
  const puffs = puffsBehind(all, plan, speed);
  for (const mesh of puffs.meshes) extras.add(mesh);
  const motions = [
    ...[puppetsOf, driftersOf, sailingOf, joltsOf, breathingOf, appearingOf].flatMap((of) => of(all, plan)),
    ...ballsOf(actors, plan, speed),
    ...table,
    ...running,
    ...show.takes,
    ...panOf(all, plan),
    ...train.takes,
  ];
  const magic = [...called(plan.magicOf).map(magicIn), ...called(plan.fireOf).map(breatheFire)];
  return {
    extras,
    isMoving: motions.length > 0 || plan.pour !== null,
    reach,
    take: (seconds) => {
      for (const take of [...motions, puffs.take, flames.take, flow, ...magic]) take(seconds);
    },
  };
}
