import { random, seedFor } from '@clipwright/sketch/clip';
import type { Object3D } from 'three/webgpu';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import type { Cast } from './cast.js';
import { wet } from './droplets.js';
import { kindle } from './fires.js';
import { breatheFire } from './fire-breath.js';
import { magicIn } from './magic.js';
import { plumesOf } from './plumes.js';
import { pourInto } from './pour.js';
import { ballsOf } from './motions/balls.js';
import { driftersOf } from './motions/drift.js';
import { puffsBehind } from './motions/puffs.js';
import { puppetsOf } from './motions/puppets.js';
import { breathingOf } from './motions/breathing.js';
import { tableEffects } from './table-effects.js';
import { toyTrain } from './toy-train.js';
import { trackUnder } from './track.js';

/** What is about things: what flows, a track, magic, and the hops of what has no bones. */
export interface Effects {
  readonly extras: Object3D;
  readonly isMoving: boolean;
  take(seconds: number): void;
}

/** A track with what goes on it; nothing where nobody goes around on one. */
function trainOn(
  main: Actor | undefined,
  { radius, seed }: { readonly radius: number; readonly seed: number },
) {
  const track = trackUnder(main, radius);
  if (!main || track.length === 0) return { objects: [], takes: [] };
  const { objects, take } = toyTrain(main, radius, seed);
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
  for (const one of plan.isWet ? called(plan.actors[0]?.noun) : []) wet(one, chance);
  const { group: extras, take: flow } = pourInto(actors, plan.pour, plan.counter !== null);
  const train = trainOn(actors[0], { radius, seed });
  for (const part of train.objects) extras.add(part);
  const table = tableEffects(actors, plan, { extras, random: random(seedFor(seed, 'table')) });
  const puffs = puffsBehind(all, plan, speed);
  for (const mesh of puffs.meshes) extras.add(mesh);
  const motions = [
    ...[puppetsOf, driftersOf, breathingOf].flatMap((of) => of(all, plan)),
    ...ballsOf(actors, plan, speed),
    ...table,
    ...train.takes,
  ];
  const magic = [...called(plan.magicOf).map(magicIn), ...called(plan.fireOf).map(breatheFire)];
  return {
    extras,
    isMoving: motions.length > 0,
    take: (seconds) => {
      for (const take of [...motions, puffs.take, flow, ...magic]) take(seconds);
    },
  };
}
