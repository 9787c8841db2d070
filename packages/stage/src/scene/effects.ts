import { random, seedFor } from '@clipwright/sketch/clip';
import type { Object3D } from 'three/webgpu';
import type { StagePlan } from '../plan/stage-plan.js';
import type { Actor } from './actor.js';
import { wet } from './droplets.js';
import { magicIn } from './magic.js';
import { pourInto } from './pour.js';
import { dancersOf } from './raise.js';

/** What is about things and goes on by itself: what flows, magic, and the hops of what has no bones. */
export interface Effects {
  readonly poured: Object3D;
  readonly isMoving: boolean;
  take(seconds: number): void;
}

/** Adds what a plan asks for to things that stand in their places. */
export function effectsOf(actors: readonly Actor[], plan: StagePlan, seed: number): Effects {
  const [main] = actors;
  if (plan.isWet && main) wet(main, random(seedFor(seed, 'drops')));
  const dance = dancersOf(actors, plan);
  const magic = plan.hasMagic && main ? magicIn(main) : null;
  return {
    poured: pourInto(actors, plan.pour, plan.counter !== null),
    isMoving: dance !== null,
    take: (seconds) => {
      dance?.(seconds);
      magic?.(seconds);
    },
  };
}
