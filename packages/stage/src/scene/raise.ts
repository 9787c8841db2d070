import type { StagePlan } from '../plan/stage-plan.js';
import { beamDown } from './abduction.js';
import type { Actor } from './actor.js';

const NO_GROUND: readonly StagePlan['set'][] = ['sky', 'space'];

/** Lifts what flies off the ground. */
export function raise(actors: readonly Actor[], plan: StagePlan): void {
  for (const one of actors) if (flies(one, plan)) lift(one, plan);
}

const AFLOAT = 0.24;

/** On a set, what is said to float does so above its shadow. */
export function float(actors: readonly Actor[], { actors: [main], set }: StagePlan): void {
  if (!main || set === 'water' || set === 'room' || (main.verb !== 'float' && main.act !== 'fly')) return;
  for (const one of actors) if (!one.isFigure) one.group.position.y += AFLOAT;
}

function flies({ prop, isFigure }: Actor, { actors, set }: StagePlan): boolean {
  const act = actors.find(({ noun }) => noun === prop.noun)?.act;
  return !isFigure && act === 'fly' && prop.stands.includes('air') && !NO_GROUND.includes(set);
}

function lift({ group, size, prop }: Actor, { sky }: StagePlan): void {
  const isBeaming = prop.noun === 'ufo' && sky?.airs.includes('sunrays') === true;
  const high = Math.max(0.4, size.y * (isBeaming ? 1.5 : 0.6));
  group.position.y = high;
  if (isBeaming) group.add(beamDown(high + size.y * 0.12, size.x * 0.42));
}
