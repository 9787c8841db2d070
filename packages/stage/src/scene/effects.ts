import { random, seedFor } from '@clipwright/sketch/clip';
import type { Object3D } from 'three/webgpu';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import type { Cast } from './cast.js';
import { wet } from './droplets.js';
import { breatheFire } from './fire-breath.js';
import { magicIn } from './magic.js';
import { pourInto } from './pour.js';
import { dancersOf } from './raise.js';
import { tableEffects } from './table-effects.js';
import { trackUnder } from './track.js';

/** What is about things: what flows, a track, magic, and the hops of what has no bones. */
export interface Effects {
  readonly extras: Object3D;
  readonly isMoving: boolean;
  take(seconds: number): void;
}

/** Adds what a plan asks for to things that stand in their places. */
export function effectsOf(
  { kinds, all }: Cast,
  plan: StagePlan,
  { seed, radius }: { readonly seed: number; readonly radius: number },
): Effects {
  const actors = kinds.flat();
  const called = (noun: string | undefined | null): readonly Actor[] =>
    all.filter(({ prop }) => prop.noun === noun);
  const chance = random(seedFor(seed, 'drops'));
  for (const one of plan.isWet ? called(plan.actors[0]?.noun) : []) wet(one, chance);
  const dance = dancersOf(actors, plan);
  const { group: extras, take: flow } = pourInto(actors, plan.pour, plan.counter !== null);
  for (const part of trackUnder(actors[0], radius)) extras.add(part);
  const table = tableEffects(actors, plan, { extras, random: random(seedFor(seed, 'table')) });
  const magic = [...called(plan.magicOf).map(magicIn), ...called(plan.fireOf).map(breatheFire)];
  return {
    extras,
    isMoving: dance !== null || table.length > 0,
    take: (seconds) => {
      dance?.(seconds);
      flow(seconds);
      for (const take of [...magic, ...table]) take(seconds);
    },
  };
}
